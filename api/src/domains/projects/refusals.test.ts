import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROLES, type Role } from '@metier/shared-kit/contract';
import { operations, type Call, type Operation } from '@metier/shared-kit/contract/operations';
import {
  clientOf,
  createTestApp,
  newCustomer,
  newFreelancer,
  newManager,
  type Client,
  type TestApp,
  type TestPerson,
} from '../../testing/index.ts';
import { deliveredProject, orderOf } from '../../testing/projects.ts';

/** What each call about a project is sent with; the id of the project comes to it. */
const BODIES: Partial<Record<Call, (app: TestApp, stranger: TestPerson) => object>> = {
  'PUT /api/projects/project': (app) => orderOf(app),
  'POST /api/customer/pay': () => ({ payment_method: 'pm_card_ok' }),
  'POST /api/customer/invite_freelancer': (_, { id }) => ({ user_id: id }),
  'POST /api/customer/executor': (_, { id }) => ({ freelancer_id: id }),
  'POST /api/invitations/accept': () => ({ take: 1 }),
  'POST /api/freelancer/take_project': () => ({ take: 1 }),
  'PUT /api/freelancers/projects/implementation': () => ({ status: 1 }),
  'POST /api/freelancer/result': () => ({ result: 'Mine' }),
  'POST /api/customer/acceptance': () => ({ accept: 1 }),
  'POST /api/customer/extend_review': () => ({}),
  'POST /api/customer/refund': () => ({}),
  'POST /api/freelancer/refund': () => ({ agree: 1 }),
  'POST /api/customers/projects/complain': () => ({ contacts: 'mail', text: 'Mine' }),
  'POST /api/projects/project_card/comments': () => ({ text: 'Mine' }),
};
const READS = [
  'GET /api/projects/project',
  'GET /api/customer/match',
  'GET /api/customers/projects/responses',
  'GET /api/customer/result',
  'GET /api/projects/project_card/results',
  'GET /api/projects/project_card/improvements',
  'GET /api/projects/project_card/comments',
  'GET /api/projects/project_card/activity',
  'DELETE /api/projects/project',
] as const satisfies readonly Call[];
const ABOUT_A_PROJECT = [...(Object.keys(BODIES) as Call[]), ...READS];
const OF_A_ROLE = [
  ...ABOUT_A_PROJECT,
  'POST /api/manager/cases/resolve',
  'GET /api/projects',
  'GET /api/customer/my_projects',
  'GET /api/freelancer/my_projects',
  'GET /api/manager/my_projects',
  'GET /api/freelancers/open_projects',
  'GET /api/freelancer/invitations',
  'POST /api/projects/project',
  'POST /api/account/withdrawal',
] as const satisfies readonly Call[];

let app: TestApp;
let strangers: Record<Role, TestPerson>;
let project_id: string;

beforeAll(async () => {
  app = await createTestApp();
  strangers = {
    customer: await newCustomer(app),
    freelancer: await newFreelancer(app),
    manager: await newManager(app),
  };
  project_id = await deliveredProject(app, await newCustomer(app), await newFreelancer(app));
});
afterAll(() => app.close());

/** Sends a call about the project as somebody. */
function send(who: Client, call: Call) {
  const body = BODIES[call]?.(app, strangers.freelancer);
  const input = body
    ? { body: { ...body, project_id } }
    : { query: call.includes('results') ? { projectId: project_id } : { project_id } };
  return who.send(call, input as never);
}

const rolesOf = (call: Call): readonly Role[] => {
  const { access }: Operation = operations[call];
  return Array.isArray(access) ? (access as readonly Role[]) : ROLES;
};
const refused = OF_A_ROLE.flatMap((call) =>
  ROLES.filter((role) => !rolesOf(call).includes(role)).map((role) => [call, role] as const),
);
/** A manager is a stranger to nothing that they may call. */
const strange = ABOUT_A_PROJECT.flatMap((call) =>
  rolesOf(call)
    .filter((role) => role !== 'manager')
    .map((role) => [call, role] as const),
);

describe('the API refuses', () => {
  test.each(OF_A_ROLE)('%s to a visitor', async (call) => {
    expect(await send(clientOf(app.server), call)).toMatchObject({ status: 401, error: { code: 1001 } });
  });

  test.each(refused)('%s to a %s', async (call, role) => {
    expect(await send(strangers[role], call)).toMatchObject({ status: 403, error: { code: 1002 } });
  });

  test.each(strange)('%s to a %s who is no party to the project', async (call, role) => {
    expect(await send(strangers[role], call)).toMatchObject({ status: 404, error: { code: 1005 } });
  });
});
