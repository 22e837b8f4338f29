// The first script, and a small one: it asks for everything that the address needs, side by side.

import { here } from "./lib/address";
import { begin, expect } from "./lib/ahead";
import { load } from "./pages";

begin();
expect(here());
load(here()).catch(() => undefined); // the page asks again, and says so
void import("./start");
