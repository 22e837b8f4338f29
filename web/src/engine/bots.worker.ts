// The bots think here, so that neither table nor page waits for them.

import { start } from "./python";

const answer = start().then(({ python }) => python.runPython("from ennead.browser.host import answerer\nanswerer()") as (line: string) => string);
const table = globalThis as unknown as { postMessage(reply: [number, string]): void; onmessage: (event: MessageEvent<[number, string]>) => void };

table.onmessage = ({ data: [number, line] }) =>
  void answer.then(
    (choose) => table.postMessage([number, choose(line)]),
    () => table.postMessage([number, ""]),
  );
