import { DURATIONS } from '@metier/contract';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { bearer, claimsOf, newCustomer, newFreelancer, newManager, type TestPerson } from '../people.ts';
import {
  assignedProject,
  createdProject,
  deliveredProject,
  enterRequisites,
  paidProject,
  startedProject,
} from '../projects.ts';
import { localClient } from '../../platform/http/index.ts';
import type { Caller } from './callers.ts';

/** The app and everybody who may come to it. */
export interface MatrixWorld {
  readonly app: TestApp;
  readonly owner: TestPerson;
  readonly executor: TestPerson;
  readonly manager: TestPerson;
  /** The headers that each caller comes with. */
  readonly headers: Readonly<Record<Caller, () => Promise<Readonly<Record<string, string>>>>>;
  /** Whose id stands for "my own" in a call; a visitor has none, so the owner's stands for it. */
  readonly idOf: (caller: Caller) => string;
}

/** One app with one of each kind of caller, all made by real calls. */
export async function createMatrixWorld(): Promise<MatrixWorld> {
  const app = await createTestApp();
  const late = await newCustomer(app);
  const expired = await late.token();
  await app.advance(DURATIONS.accessToken + 1);
  const people = {
    'other customer': await newCustomer(app, 'Carl'),
    'other freelancer': await newFreelancer(app, 'Fiona'),
    manager: await newManager(app),
    executor: await newFreelancer(app),
    owner: await newCustomer(app),
  };
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
    manager: people.manager.token,
    executor: people.executor.token,
    owner: people.owner.token,
  };
  const headersOf = (caller: Caller) => async () => {
    const token = await tokens[caller]();
    return token === undefined ? {} : bearer(token);
  };
  return {
    app,
    owner: people.owner,
    executor: people.executor,
    manager: people.manager,
    headers: mapCallers(tokens, headersOf),
    idOf: (caller) => ids[caller] ?? people.owner.id,
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

type MakeProject = (world: MatrixWorld) => Promise<string>;

async function refundAsked({ app, owner, executor }: MatrixWorld): Promise<string> {
  const project_id = await deliveredProject(app, owner, executor);
  await owner.call('POST /api/customer/refund', { body: { project_id } });
  return project_id;
}

/** Makes a project of the owner for each stage that rows of the matrix are about. */
export const STAGES = {
  created: ({ app, owner }) => createdProject(app, owner),
  open: ({ app, owner }) => paidProject(app, owner),
  invited: async ({ app, owner, executor }) => {
    const project_id = await paidProject(app, owner);
    await owner.call('POST /api/customer/invite_freelancer', { body: { project_id, user_id: executor.id } });
    return project_id;
  },
  assigned: ({ app, owner, executor }) => assignedProject(app, owner, executor),
  started: ({ app, owner, executor }) => startedProject(app, owner, executor),
  delivered: ({ app, owner, executor }) => deliveredProject(app, owner, executor),
  billed: async ({ app, owner, executor }) => {
    const project_id = await deliveredProject(app, owner, executor);
    await enterRequisites(owner, project_id);
    return project_id;
  },
  'refund asked': refundAsked,
  disputed: async (world) => {
    const project_id = await refundAsked(world);
    await world.executor.call('POST /api/freelancer/refund', { body: { project_id, agree: 0 } });
    return project_id;
  },
} as const satisfies Record<string, MakeProject>;
export type Stage = keyof typeof STAGES;
