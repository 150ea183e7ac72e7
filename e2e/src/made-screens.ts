import { conversationPath, PATHS, personPath, projectPath, type Role } from '@metier/contract';
import type { Browser, Page } from '@playwright/test';
import { act, assignProject, attempt, createProject, userIdOf } from './act.ts';
import { OF_CUSTOMERS } from './dialogs/of-customers.ts';
import { OF_EVERYBODY } from './dialogs/of-everybody.ts';
import { OF_FREELANCERS } from './dialogs/of-freelancers.ts';
import { OF_MANAGERS } from './dialogs/of-managers.ts';
import { FRESHNESS } from './freshness-states.ts';
import { newAccount } from './new-account.ts';
import { PAYMENT_DIALOGS, paySlowly, pendingPayment } from './payment-states.ts';
import { disputeProject, reviewProject, reviseProject } from './project-stages.ts';
import { CHANGES, DROP_TARGET, EDITED_MESSAGE, STATEMENT_FORM } from './room-states.ts';
import type { Screen } from './screen.ts';
import { contextOf, demoAccount, type Account } from './signed-in.ts';
import { STOPPED_UPLOADS, UPLOADS } from './upload-states.ts';

/** Screens with dialogs and states that the demo world lacks, and the user who sees them. */
interface MadeScreens {
  readonly account: Account;
  readonly screens: readonly Screen[];
}

/** Signed-in pages of new people and of both demo managers. */
interface Actors {
  readonly customer: Page;
  readonly freelancer: Page;
  readonly manager: Page;
  readonly otherManager: Page;
}

const MAKERS: Record<Role, (actors: Actors) => Promise<Screen[]>> = {
  customer: async (actors) => [
    ...(await ofBothSides(actors, 'customer')),
    await withoutRevision(actors),
    await ofTemplate(actors),
    ...(await ofPayments(actors)),
  ],
  freelancer: async (actors) => [...(await ofBothSides(actors, 'freelancer')), await ofAssigned(actors)],
  manager: async (actors) => [
    await ofTakenCase(actors),
    await ofView(actors),
    await ofSupport(actors.otherManager),
    ...(await ofPeople(actors)),
  ],
};

/** Makes a role's screens for a new account, or for the second demo manager, so that the demo world stays as it is. */
export async function makeScreens(browser: Browser, baseURL: string, role: Role): Promise<MadeScreens> {
  const accounts = {
    customer: await newAccount(baseURL, 'customer', 'Anna'),
    freelancer: await newAccount(baseURL, 'freelancer', 'Emil'),
    manager: await demoAccount(baseURL, 'manager'),
    otherManager: await demoAccount(baseURL, 'manager', 1),
  };
  const contexts = await Promise.all(
    Object.values(accounts).map((account) => contextOf(browser, baseURL, account, {})),
  );
  const [customer, freelancer, manager, otherManager] = (await Promise.all(
    contexts.map((context) => context.newPage()),
  )) as [Page, Page, Page, Page];
  const screens = await MAKERS[role]({ customer, freelancer, manager, otherManager });
  await Promise.all(contexts.map((context) => context.close()));
  return { account: role === 'manager' ? accounts.otherManager : accounts[role], screens };
}

async function ofBothSides(actors: Actors, side: 'customer' | 'freelancer'): Promise<Screen[]> {
  const { customer, freelancer } = actors;
  const own = actors[side];
  const other = side === 'customer' ? freelancer : customer;
  const reviewed = await reviewProject(customer, freelancer, 'A sign with two reviews');
  const offered = await disputeProject(customer, freelancer, 'A sign with an offer');
  await act(other, 'POST /api/projects/case/offer', { project_id: offered, freelancer_share: 3_000 });
  const freelancer_id = await userIdOf(freelancer);
  await act(own, 'POST /api/conversations/messages', {
    project_id: offered,
    freelancer_id,
    text: 'Shall we agree on a share?',
  });
  return [
    { path: projectPath(reviewed), dialogs: OF_EVERYBODY.reviewed },
    { path: projectPath(offered), dialogs: OF_EVERYBODY.offered, states: [STATEMENT_FORM] },
    {
      path: conversationPath(offered, freelancer_id),
      dialogs: OF_EVERYBODY.written,
      states: [EDITED_MESSAGE, DROP_TARGET, UPLOADS, STOPPED_UPLOADS],
    },
    await ofSupport(own),
  ];
}

async function ofSupport(page: Page): Promise<Screen> {
  await act(page, 'POST /api/support/request', { name: 'A question', description: 'Who can see it?' });
  return { path: PATHS.help, dialogs: OF_EVERYBODY.help };
}

async function withoutRevision({ customer, freelancer }: Actors): Promise<Screen> {
  const id = await reviseProject(customer, freelancer, 'A sign without a revision left');
  return { path: projectPath(id), dialogs: OF_CUSTOMERS.noEdits, states: [CHANGES] };
}

async function ofTemplate({ customer, freelancer }: Actors): Promise<Screen> {
  const project_id = await reviseProject(customer, freelancer, 'A sign to repeat');
  const { template } = await act(customer, 'POST /api/customer/templates', { project_id, name: 'Signs' });
  return { path: `${PATHS.create}?template=${template.id}`, dialogs: OF_CUSTOMERS.template };
}

/** Two projects with declined payments, one of which was pending before, and the list of both. */
async function ofPayments({ customer }: Actors): Promise<Screen[]> {
  const slow = await createProject(customer, 'A sign that is paid slowly');
  const project_id = await createProject(customer, 'A sign whose payment was declined');
  await attempt(customer, 'POST /api/customer/pay', { project_id, payment_method: 'pm_card_declined' });
  const pending = pendingPayment(await paySlowly(customer, slow));
  return [
    { path: projectPath(slow), states: [...FRESHNESS, pending] },
    { path: projectPath(project_id), states: PAYMENT_DIALOGS },
    { path: PATHS.myProjects, states: [pending] },
  ];
}

async function ofAssigned({ customer, freelancer }: Actors): Promise<Screen> {
  const id = await assignProject(customer, freelancer, 'A sign to be started');
  return { path: projectPath(id), dialogs: OF_FREELANCERS.assigned };
}

async function ofTakenCase({ customer, freelancer, manager }: Actors): Promise<Screen> {
  const project_id = await disputeProject(customer, freelancer, 'A sign in dispute');
  await act(manager, 'POST /api/manager/cases/take', { project_id });
  return { path: projectPath(project_id), dialogs: OF_MANAGERS.taken };
}

/** Saves one view only, since a user may have only some. */
async function ofView({ otherManager }: Actors): Promise<Screen> {
  const { views } = await act(otherManager, 'GET /api/manager/views', undefined);
  if (views.length === 0)
    await act(otherManager, 'POST /api/manager/views', { name: 'Marketing', query: { type: ['marketing'] } });
  return { path: `${PATHS.projects}?type=marketing`, dialogs: OF_MANAGERS.view };
}

/** A person with sessions, and one whose account is blocked. */
async function ofPeople({ customer, freelancer, manager }: Actors): Promise<Screen[]> {
  const user_id = await userIdOf(freelancer);
  await act(manager, 'POST /api/manager/accounts/block', { user_id, reason: 'Sends advertisements.' });
  return [
    { path: personPath(await userIdOf(customer)), dialogs: OF_MANAGERS.signedInPerson },
    { path: personPath(user_id), dialogs: OF_MANAGERS.blockedPerson },
  ];
}
