import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock/index.ts';
import { localClient, type Client } from '../platform/http/index.ts';

/** What a person signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A client that signs in when it must; of its sessions only the latest lives. */
export interface SignedInClient extends Client {
  /** The current access token. */
  readonly token: () => Promise<string>;
  readonly signOut: () => Promise<void>;
}

/** A person who signs in before their first call, and again whenever the clock has moved past their token. */
export function signedInClient(server: FastifyInstance, clock: Clock, { email, password }: Credentials): SignedInClient {
  const visitor = localClient(server);
  let current: string | undefined;
  const signOut = async () => {
    if (current !== undefined) await visitor.call('POST /api/auth/signout', { body: { token: current } });
    current = undefined;
  };
  const token = async () => {
    if (current !== undefined && isFresh(current, clock.now())) return current;
    await signOut();
    ({ token: current } = await visitor.call('POST /api/auth/login', { body: { email, password } }));
    return current;
  };
  return { ...localClient(server, async () => ({ authorization: `Bearer ${await token()}` })), token, signOut };
}

function isFresh(token: string, now: Date): boolean {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  return exp * 1000 > now.getTime();
}
