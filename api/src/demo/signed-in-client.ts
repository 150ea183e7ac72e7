import { DURATIONS } from '@metier/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock/index.ts';
import { localClient, type Client } from '../platform/http/index.ts';

/** Credentials of a person. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A client that signs in when necessary. */
export interface SignedInClient extends Client {
  /** The current access token. */
  readonly token: () => Promise<string>;
  readonly signOut: () => Promise<void>;
}

/**
 * A person who signs in before their first call and, like a browser, refreshes the session when the clock has passed
 * the token's expiry.
 */
export function signedInClient(
  server: FastifyInstance,
  clock: Clock,
  { email, password }: Credentials,
): SignedInClient {
  let cookie = '';
  let current: string | undefined;
  let sessionEnd = 0;
  const visitor = localClient(server, () => ({ cookie }));
  const signIn = () => {
    sessionEnd = clock.now().getTime() + DURATIONS.refreshToken * 1000;
    return visitor.send('POST /api/auth/login', { body: { email, password } });
  };
  const renew = async () => {
    // Refreshing an expired session would be logged as a security event.
    const refreshed =
      clock.now().getTime() < sessionEnd
        ? await visitor.send('POST /api/auth/refresh-tokens', { body: {} })
        : undefined;
    const answer = refreshed && !refreshed.error ? refreshed : await signIn();
    if (answer.error) throw new Error(`${email} cannot sign in: ${answer.error.description}`);
    cookie = [...answer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return answer.body.token;
  };
  const token = async () => {
    if (current === undefined || !isFresh(current, clock.now())) current = await renew();
    return current;
  };
  const signOut = async () => {
    await visitor.call('POST /api/auth/signout', { body: { token: current ?? '' } });
    current = undefined;
  };
  return {
    ...localClient(server, async () => ({ authorization: `Bearer ${await token()}` })),
    token,
    signOut,
  };
}

function isFresh(token: string, now: Date): boolean {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    exp: number;
  };
  return exp * 1000 > now.getTime();
}
