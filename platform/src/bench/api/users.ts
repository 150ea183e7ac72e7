import type { Role } from '@metier/contract';
import type { Call, Reply } from '@metier/contract/operations';
import { registerAccount } from '../../../../api/src/domains/auth/index.ts';
import type { LoadRequest } from './load.ts';
import type { BenchApi } from './bench-api.ts';

/** A signed-in user; valid until the access token expires. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  /** Creates an authenticated request without sending it. */
  readonly request: (call: Call, body?: object) => LoadRequest;
  /** Sends a request; throws if it fails. */
  readonly send: <C extends Call>(call: C, body?: object) => Promise<Reply<C>>;
}

const PASSWORD = 'Correct-horse-1';

/** Registers users of a role and signs them in; calls `onDone` after each. */
export async function signUpUsers(
  bench: BenchApi,
  role: Role,
  count: number,
  onDone: () => void,
): Promise<User[]> {
  const users: User[] = [];
  for (let number = 0; number < count; number += 1) {
    users.push(await signIn(bench, await registerUser(bench, role, number)));
    onDone();
  }
  return users;
}

/** A user who can sign in. */
export type Registered = Pick<User, 'id' | 'email'>;

/** Registers a user of a role; the number tells them apart. */
export async function registerUser(
  { db, clock }: Pick<BenchApi, 'db' | 'clock'>,
  role: Role,
  number: number,
): Promise<Registered> {
  const email = `${role}-${number}@bench.test`;
  const person = {
    first_name: role,
    last_name: String(number),
    email,
    password: PASSWORD,
    language: 'en',
  } as const;
  const { id } = await registerAccount(db, { ...person, type_client: role }, clock.now());
  return { id, email };
}

/** Signs a registered user in, also again: an access token expires after ten minutes. */
export async function signIn({ api: { origin } }: BenchApi, { id, email }: Registered): Promise<User> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  const request = (call: Call, body?: object): LoadRequest => requestOf(token, call, body);
  return {
    id,
    email,
    sessionId: sid,
    request,
    send: async (call, body) => {
      const { path, ...init } = request(call, body);
      const answer = await fetch(origin + path, init);
      if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
      return answer.json() as Promise<Reply<typeof call>>;
    },
  };
}

/** An array is a repeated key. */
const queryOf = (query: object = {}) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])),
  );

function requestOf(token: string, call: Call, body: object | undefined): LoadRequest {
  const [method, path] = call.split(' ') as [LoadRequest['method'], string];
  const headers = { authorization: `Bearer ${token}` };
  if (method === 'GET') return { method, path: `${path}?${queryOf(body)}`, headers };
  return {
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  };
}
