// Passkeys: the browser's own objects from what the server asks for, and back as JSON.

type Json = Record<string, unknown>;
interface Listed {
  id: string;
  type: "public-key";
}

function bytes(text: string): ArrayBuffer {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (sign) => sign.charCodeAt(0)).buffer;
}

function written(buffer: ArrayBuffer | null): string | undefined {
  if (!buffer) return undefined;
  const raw = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(raw).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const listed = (found: unknown): PublicKeyCredentialDescriptor[] =>
  ((found ?? []) as Listed[]).map(({ id, type }) => ({ id: bytes(id), type }));

/** Let the person make a passkey; rejected when they think better of it. */
export async function make(options: Json): Promise<Json> {
  const { challenge, user, excludeCredentials, ...more } = options as { challenge: string; user: Json & { id: string } } & Json;
  const publicKey = {
    ...more,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: listed(excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return whole(made, { clientDataJSON: written(clientDataJSON), attestationObject: written(attestationObject) });
}

/** Let the person show a passkey that they have; rejected when they have none or think better of it. */
export async function show(options: Json): Promise<Json> {
  const { challenge, allowCredentials, ...more } = options as { challenge: string } & Json;
  const publicKey = { ...more, challenge: bytes(challenge), allowCredentials: listed(allowCredentials) } as PublicKeyCredentialRequestOptions;
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  return whole(shown, {
    clientDataJSON: written(clientDataJSON),
    authenticatorData: written(authenticatorData),
    signature: written(signature),
    userHandle: written(userHandle),
  });
}

const whole = (found: PublicKeyCredential, response: Json): Json => ({ id: found.id, rawId: written(found.rawId), type: found.type, response });
