import { DURATIONS } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { localClient } from '../../platform/http/index.ts';
import type { TestApp } from '../create-test-app.ts';
import { marketplace, type Marketplace } from '../marketplace.ts';
import { bearer, claimsOf, newPerson, type TestPerson } from '../people.ts';
import type { Caller } from './callers.ts';

/** The application and all kinds of callers. */
export interface MatrixWorld extends Pick<Marketplace, 'app' | 'manager' | 'projectAt'> {
  readonly owner: TestPerson;
  readonly executor: TestPerson;
  /** Request headers of each caller. */
  readonly headers: Readonly<Record<Caller, () => Promise<Readonly<Record<string, string>>>>>;
  /** The caller's own user id; the owner's for a visitor, who has none. */
  readonly idOf: (caller: Caller) => string;
  /** The id of a new upload of the executor that nothing names. */
  readonly upload: () => Promise<string>;
}

/** One app with one of each kind of caller; closed after the last test of the file. */
export async function createMatrixWorld(): Promise<MatrixWorld> {
  const { app, customer: owner, freelancer: executor, manager, projectAt } = await marketplace();
  const late = await newPerson(app, 'customer');
  const expired = await late.token();
  await app.advance(DURATIONS.accessToken + 1);
  const people = {
    'other customer': await newPerson(app, 'customer', 'Carl'),
    'other freelancer': await newPerson(app, 'freelancer', 'Fiona'),
    manager,
    executor,
    owner,
  };
  await executor.call('POST /api/freelancers/public_page', { query: { is_public: 1 } });
  const { body } = examples['POST /api/files'];
  const newcomer = await signUpToken(app);
  const ids: Partial<Record<Caller, string>> = {
    'sign-up': claimsOf(newcomer).user_id,
    ...Object.fromEntries(Object.entries(people).map(([caller, { id }]) => [caller, id])),
  };
  const tokens: Record<Caller, () => Promise<string | undefined>> = {
    visitor: async () => undefined,
    expired: async () => expired,
    'sign-up': async () => newcomer,
    'other customer': people['other customer'].token,
    'other freelancer': people['other freelancer'].token,
    manager: manager.token,
    executor: executor.token,
    owner: owner.token,
  };
  const headersOf = (caller: Caller) => async () => {
    const token = await tokens[caller]();
    return token === undefined ? {} : bearer(token);
  };
  return {
    app,
    owner,
    executor,
    manager,
    projectAt,
    headers: mapCallers(tokens, headersOf),
    idOf: (caller) => ids[caller] ?? owner.id,
    upload: async () => (await executor.call('POST /api/files', { body })).file.id,
  };
}

const mapCallers = <T>(of: Record<Caller, unknown>, make: (caller: Caller) => T) =>
  Object.fromEntries(Object.keys(of).map((caller) => [caller, make(caller as Caller)])) as Record<Caller, T>;

async function signUpToken(app: TestApp): Promise<string> {
  const body = {
    first_name: 'Nina',
    last_name: 'New',
    email: 'nina@metier.test',
    password: 'Correct-horse-1',
    type_client: 'customer',
  } as const;
  return (await localClient(app.server).call('POST /api/auth/signup', { body })).token;
}
