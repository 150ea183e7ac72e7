import type { Role } from '@metier/contract';
import type { Call, Reply } from '@metier/contract/operations';
import { registerAccount } from '../../../../api/src/domains/auth/index.ts';
import type { LoadRequest } from './load.ts';
import type { ApiStage } from './stage.ts';

/** Somebody who is signed in, for as long as an access token lasts. */
export interface Somebody {
  readonly id: string;
  readonly sessionId: string;
  /** A request of theirs, not sent yet. */
  readonly request: (call: Call, body?: object) => LoadRequest;
  /** Sends a request; throws for a refusal. */
  readonly send: <C extends Call>(call: C, body?: object) => Promise<Reply<C>>;
}

const PASSWORD = 'Correct-horse-1';

/** Registers so many people of a role and signs them in; `told` hears of each. */
export async function newPeople(
  stage: ApiStage,
  role: Role,
  count: number,
  told: () => void,
): Promise<Somebody[]> {
  const people: Somebody[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `${role}-${number}@bench.test`;
    const person = {
      first_name: role,
      last_name: String(number),
      email,
      password: PASSWORD,
      language: 'en',
    } as const;
    const { id } = await registerAccount(stage.db, { ...person, type_client: role }, stage.clock.now());
    people.push(await signIn(stage.api.origin, id, email));
    told();
  }
  return people;
}

async function signIn(origin: string, id: string, email: string): Promise<Somebody> {
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

function requestOf(token: string, call: Call, body: object | undefined): LoadRequest {
  const [method, path] = call.split(' ') as [LoadRequest['method'], string];
  const headers = { authorization: `Bearer ${token}` };
  if (method === 'GET')
    return { method, path: `${path}?${new URLSearchParams(body as Record<string, string>)}`, headers };
  return {
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  };
}
