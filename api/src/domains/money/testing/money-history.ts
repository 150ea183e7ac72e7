import fc from 'fast-check';
import { newPerson, type Marketplace, type TestPerson } from '../../../testing/index.ts';

const DAY = 86_400;

/** Actions of people and the clock on a history's projects; the API refuses those that are not allowed. */
const ACTS = {
  assign: ({ customer, freelancer, project_id }) => assign(customer, freelancer, project_id),
  'give back': ({ freelancers, project_id }) =>
    each(freelancers, ({ send }) =>
      send('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 0 } }),
    ),
  start: ({ freelancers, project_id }) =>
    each(freelancers, ({ send }) =>
      send('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 1 } }),
    ),
  deliver: ({ freelancers, project_id }) =>
    each(freelancers, ({ send }) =>
      send('POST /api/freelancer/result', { body: { project_id, result: 'Done' } }),
    ),
  'send back': ({ customer, project_id }) =>
    customer.send('POST /api/customer/acceptance', { body: { project_id, accept: 0, comment: 'Greener' } }),
  accept: ({ customer, project_id }) =>
    customer.send('POST /api/customer/acceptance', { body: { project_id, accept: 1 } }),
  refund: ({ customer, project_id }) => customer.send('POST /api/customer/refund', { body: { project_id } }),
  'agree to refund': ({ freelancers, project_id }) =>
    each(freelancers, ({ send }) => send('POST /api/freelancer/refund', { body: { project_id, agree: 1 } })),
  'refuse refund': ({ freelancers, project_id }) =>
    each(freelancers, ({ send }) => send('POST /api/freelancer/refund', { body: { project_id, agree: 0 } })),
  complain: ({ customer, project_id }) =>
    customer.send('POST /api/customers/projects/complain', {
      body: { project_id, contacts: 'By mail', text: 'It is not what I ordered' },
    }),
  'offer a share': (scene) => offer(scene, 4_567),
  'offer a refund': (scene) => offer(scene, 0),
  'accept the offer': ({ customer, freelancers, project_id }) =>
    each([customer, ...freelancers], async ({ send }) => {
      const { body } = await send('GET /api/projects/project', { query: { project_id } });
      const { offer } = body.project ?? {};
      if (offer)
        await send('POST /api/projects/case/accept_offer', { body: { project_id, offer_id: offer.id } });
    }),
  appeal: ({ customer, freelancers, project_id }) =>
    each([customer, ...freelancers], ({ send }) =>
      send('POST /api/projects/case/appeal', { body: { project_id, reason: 'All of it is there' } }),
    ),
  'decide for the customer': (scene) => decide(scene, 0),
  'decide for both': (scene) => decide(scene, 2_345),
} satisfies Record<string, (scene: Scene) => Promise<unknown>>;

/** The usual course of a project. */
const USUAL = ['assign', 'start', 'deliver', 'accept'] as const satisfies readonly (keyof typeof ACTS)[];
/** Days after which the timers of a project fire: start, clearing, review and its end, guarantee. */
const DAYS = [1, 2, 4, 7, 18] as const;

/** One step of a history. */
export type Step = { readonly project: number; readonly who: number } & (
  | { readonly act: keyof typeof ACTS | 'order' | 'usual' }
  | { readonly act: 'wait'; readonly days: number }
  | { readonly act: 'withdraw'; readonly part: number; readonly card: string }
);

const place = { project: fc.nat(2), who: fc.nat(1) };

/** Any step. The usual course has a high weight, otherwise few projects would be accepted. */
export const STEPS: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ ...place, act: fc.constant('order' as const) }) },
  { weight: 10, arbitrary: fc.record({ ...place, act: fc.constant('usual' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({ ...place, act: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ ...place, act: fc.constant('wait' as const), days: fc.constantFrom(...DAYS) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...place,
      act: fc.constant('withdraw' as const),
      part: fc.integer({ min: 1, max: 1_000 }),
      card: fc.constantFrom('pm_card_ok', 'pm_card_declined'),
    }),
  },
);

/** Steps of the first project and the first freelancer. Example: `historyOf('assign', { wait: 2 })`. */
export const historyOf = (
  ...steps: readonly (
    | keyof typeof ACTS
    | { readonly wait: number }
    | { readonly withdraw: number; readonly card?: string }
  )[]
): Step[] =>
  steps.map((step) => {
    const first = { project: 0, who: 0 };
    if (typeof step === 'string') return { ...first, act: step };
    if ('wait' in step) return { ...first, act: 'wait', days: step.wait };
    return { ...first, act: 'withdraw', part: step.withdraw, card: step.card ?? 'pm_card_ok' };
  });

/** Two new freelancers and up to three projects. */
export interface History {
  readonly freelancers: readonly TestPerson[];
  /** Its projects at the moment. */
  readonly projects: readonly { readonly id: string }[];
  readonly customer: TestPerson;
  readonly take: (step: Step) => Promise<void>;
}

interface Scene {
  readonly customer: TestPerson;
  readonly managers: readonly TestPerson[];
  readonly freelancers: readonly TestPerson[];
  readonly freelancer: TestPerson;
  readonly project_id: string;
}

/** Begins a history with one paid project. */
export async function startHistory({ app, customer, manager, projectAt }: Marketplace): Promise<History> {
  const freelancers = [await newPerson(app, 'freelancer'), await newPerson(app, 'freelancer')] as const;
  const managers = [manager, await newPerson(app, 'manager', 'Mona')];
  const projects = [{ id: await projectAt('paid'), usual: 0 }];
  const take = async (step: Step): Promise<void> => {
    const freelancer = freelancers[step.who % 2] ?? freelancers[0];
    const project = projects[step.project % projects.length];
    if (!project) throw new Error('A history has a project');
    const scene = { customer, managers, freelancers, freelancer, project_id: project.id };
    if (step.act === 'wait') await app.advance(step.days * DAY);
    else if (step.act === 'withdraw') await withdraw(freelancer, step);
    else if (step.act === 'order') {
      if (projects.length < 3)
        projects.push({ id: await projectAt('paid', { is_guarantee: step.who === 1 }), usual: 0 });
    } else if (step.act === 'usual') {
      const next = USUAL[project.usual];
      project.usual = (project.usual + 1) % USUAL.length;
      if (next) await ACTS[next](scene);
    } else await ACTS[step.act](scene);
  };
  return { freelancers, projects, customer, take };
}

async function assign(customer: TestPerson, freelancer: TestPerson, project_id: string): Promise<void> {
  await customer.send('POST /api/customer/invite_freelancer', {
    body: { project_id, user_id: freelancer.id },
  });
  await freelancer.send('POST /api/invitations/accept', { body: { project_id, take: 1 } });
  // A freelancer invited before may respond and be chosen.
  await freelancer.send('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
  await customer.send('POST /api/customer/executor', { body: { project_id, freelancer_id: freelancer.id } });
}

/** Of two managers the first one decides, and the other one an appeal. */
const decide = ({ managers, project_id }: Scene, freelancer_share: number) =>
  each(managers, ({ send }) =>
    send('POST /api/manager/cases/resolve', {
      body: { project_id, freelancer_share, reason: 'Half of it is there' },
    }),
  );

/** The customer's offer, then the executor's, which replaces it. */
const offer = ({ customer, freelancers, project_id }: Scene, freelancer_share: number) =>
  each([customer, ...freelancers], ({ send }) =>
    send('POST /api/projects/case/offer', { body: { project_id, freelancer_share } }),
  );

async function withdraw(
  { send, call }: TestPerson,
  { part, card }: { readonly part: number; readonly card: string },
): Promise<void> {
  const { funds } = await call('GET /api/account/funds');
  await send('POST /api/account/withdrawal', {
    body: { funds: Math.ceil((funds * part) / 1_000), payment_method: card },
  });
}

/** Only one of the freelancers is the executor; the other is refused. */
async function each(people: readonly TestPerson[], act: (person: TestPerson) => Promise<unknown>) {
  for (const person of people) await act(person);
}
