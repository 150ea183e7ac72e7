import { beforeEach, expect, test } from '@jest/globals';
import type { Role } from '@metier/contract';
import {
  comeBackLater,
  fakeServer,
  renderPage,
  savedFiles,
  screen,
  takesFiles,
  waitFor,
  within,
} from '../../../testing/index.ts';
import { aMessage, aProject, CUSTOMER, FREELANCER, heldMoney, offering } from '../../testing/index.ts';
import type { Reply } from '../../../http/index.ts';
import type { Project } from '../types.ts';
import { useProject } from '../use-project.ts';
import { CasePanel } from './index.ts';

type Statement = Reply<'GET /api/projects/case/statements'>['statements'][number];

const server = fakeServer();
const saved = savedFiles();
beforeEach(() => sessionStorage.clear());

const OFFER = {
  id: '5f0c1b7a-90e2-4f7b-a1c4-000000000064',
  by: 'customer',
  freelancer_share: 3_333,
  until: '2126-02-12T10:00:00Z',
} as const;
const disputed = (over: Partial<Project> = {}) =>
  aProject({
    status: 'checking',
    case: 'disputed',
    freelancer: FREELANCER,
    money: heldMoney(),
    available_actions: offering('offer_share'),
    ...over,
  });
const closed = (project: Project): Project => ({
  ...project,
  version: project.version + 1,
  status: 'completed',
  case: 'none',
  available_actions: [],
});

function Shown({ id }: { id: string }) {
  const { data } = useProject(id);
  return data && <CasePanel project={data.project} />;
}

const noRows = { page: 1, pages: 1, total: 0 };

async function show(project: Project, as: Role) {
  server.answers('GET /api/projects/project', { project });
  server.answers('GET /api/projects/case/statements', { statements: [], ...noRows });
  const page = await renderPage(<Shown id={project.id} />, { path: '/', as, texts: {} });
  await screen.findByRole('region', { name: 'The case' });
  return page;
}

test('the customer offers an odd number of cents', async () => {
  const project = disputed();
  const { person } = await show(project, 'customer');
  expect(screen.getByText(/^There is no open offer/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Offer to settle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer to settle the case?' }));
  const share = dialog.getByLabelText('To the freelancer Jonas Falk, in €');
  expect(share).toHaveValue('49.47');
  await person.clear(share);
  await person.type(share, '98.95');
  await person.click(dialog.getByRole('button', { name: 'Send offer' }));
  expect(await dialog.findByText('At most €98.94')).toBeVisible();
  await person.clear(share);
  await person.type(share, '33,33');
  expect(dialog.getByText('€65.61')).toBeVisible();
  const offered = { ...project, version: project.version + 1, offer: OFFER };
  const sent = server.answers('POST /api/projects/case/offer', { project: offered });
  server.answers('GET /api/projects/project', { project: offered });
  await person.click(dialog.getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('You offer')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    project_id: project.id,
    freelancer_share: 3_333,
    version: project.version,
  });
  expect(screen.getByRole('button', { name: 'Make another offer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept the offer' })).not.toBeInTheDocument();
});

test('the freelancer reads the offer in points and accepts it after one confirmation', async () => {
  const project = disputed({ offer: OFFER, available_actions: offering('offer_share', 'accept_offer') });
  const { person } = await show(project, 'freelancer');
  expect(screen.getByText('Ada Kern offers')).toBeVisible();
  expect(screen.getByText('To you').nextSibling).toHaveTextContent('3,333 points');
  expect(screen.getByText('6,561 points')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Accept the offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }));
  expect(
    dialog.getByText(/^You get 3,333 points at once, and 6,561 points are refunded to Ada Kern/),
  ).toBeVisible();
  const sent = server.answers('POST /api/projects/case/accept_offer', { project: closed(project) });
  server.answers('GET /api/projects/project', { project: closed(project) });
  await person.click(dialog.getByRole('button', { name: 'Accept and close the case' }));
  expect(await screen.findByText('You have both agreed: the case is settled')).toBeVisible();
  expect(sent[0]?.body).toEqual({ project_id: project.id, offer_id: OFFER.id });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The case' })).not.toBeInTheDocument());
});

test('the customer withdraws their offer', async () => {
  const project = disputed({ offer: OFFER, available_actions: offering('offer_share', 'withdraw_offer') });
  const { person } = await show(project, 'customer');
  const withdrawn = disputed({ id: project.id, version: project.version + 1 });
  const sent = server.answers('POST /api/projects/case/withdraw_offer', { project: withdrawn });
  server.answers('GET /api/projects/project', { project: withdrawn });
  await person.click(screen.getByRole('button', { name: 'Withdraw the offer' }));
  expect(await screen.findByText('Your offer has been withdrawn')).toBeVisible();
  expect(sent[0]?.body).toEqual({ project_id: project.id, offer_id: OFFER.id });
  expect(await screen.findByText(/^There is no open offer/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw the offer' })).not.toBeInTheDocument();
});

test('a freelancer offers whole points', async () => {
  const { person } = await show(disputed(), 'freelancer');
  await person.click(screen.getByRole('button', { name: 'Offer to settle' }));
  const dialog = within(await screen.findByRole('dialog'));
  const share = dialog.getByLabelText('To you, in points');
  expect(share).toHaveValue('4,947');
  await person.clear(share);
  await person.type(share, '33.5');
  await person.click(dialog.getByRole('button', { name: 'Send offer' }));
  expect(await dialog.findByText('Whole points only')).toBeVisible();
});

test('a replaced offer cannot be accepted in an open dialog about it', async () => {
  const project = disputed({ offer: OFFER, available_actions: offering('offer_share', 'accept_offer') });
  const { person } = await show(project, 'freelancer');
  await person.click(screen.getByRole('button', { name: 'Accept the offer' }));
  const dialog = within(await screen.findByRole('dialog'));
  const replaced = { ...project, version: project.version + 1, offer: { ...OFFER, freelancer_share: 1 } };
  server.answers('GET /api/projects/project', { project: replaced });
  comeBackLater();
  expect(await dialog.findByText(/^The project has changed since you opened this/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Accept and close the case' })).toBeDisabled();
  expect(dialog.getByText(/^You get 3,333 points/)).toBeVisible();
});

test('an expired offer is hidden, and so is its button', async () => {
  const until = '2020-02-12T10:00:00Z';
  await show(
    disputed({ offer: { ...OFFER, until }, available_actions: offering('offer_share', 'accept_offer') }),
    'freelancer',
  );
  expect(screen.getByText(/^There is no open offer/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept the offer' })).not.toBeInTheDocument();
});

test('managers see the offer without actions', async () => {
  await show(disputed({ offer: OFFER, available_actions: offering('resolve_case') }), 'manager');
  expect(screen.getByText(`${CUSTOMER.first_name} ${CUSTOMER.last_name} offers`)).toBeVisible();
  expect(screen.getByText('€33.33')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const DECISION = {
  manager: { id: 'm1', first_name: 'Mona', last_name: 'Lund' },
  freelancer_share: 3_333,
  reason: 'A third of it is usable',
  decided_at: '2026-02-12T10:00:00Z',
  appeal_until: '2126-02-19T10:00:00Z',
};
const decided = (over: Partial<Project> = {}) =>
  disputed({
    case: 'decided',
    decision: DECISION,
    available_actions: offering('offer_share', 'appeal'),
    ...over,
  });

test('the customer reads the decision and what happens without an appeal, and agrees to it', async () => {
  const project = decided();
  const { person } = await show(project, 'customer');
  expect(screen.getByText('Mona Lund has decided')).toBeVisible();
  expect(screen.getByText('A third of it is usable')).toBeVisible();
  expect(screen.getByText('€33.33')).toBeVisible();
  expect(screen.getByText('€65.61')).toBeVisible();
  expect(screen.getByText(/^Without an appeal, the decision takes effect at that time/)).toBeVisible();
  expect(screen.queryByText(/^There is no open offer/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Offer to settle' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Agree to the decision' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agree to the decision?' }));
  expect(dialog.getByText(/gets €33.33, and €65.61 is refunded/)).toBeVisible();
  const agreed = {
    ...project,
    version: project.version + 1,
    offer: OFFER,
    available_actions: offering('withdraw_offer', 'appeal'),
  };
  const sent = server.answers('POST /api/projects/case/offer', { project: agreed });
  server.answers('GET /api/projects/project', { project: agreed });
  await person.click(dialog.getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText(/^You have agreed to the decision/)).toBeVisible();
  expect(sent[0]?.body).toEqual({
    project_id: project.id,
    freelancer_share: 3_333,
    version: project.version,
  });
  expect(screen.queryByRole('button', { name: 'Agree to the decision' })).not.toBeInTheDocument();
});

test('the customer withdraws the agreement, and can agree again', async () => {
  const project = decided({
    offer: OFFER,
    available_actions: offering('withdraw_offer', 'appeal'),
  });
  const { person } = await show(project, 'customer');
  const open = decided({ version: project.version + 1 });
  const sent = server.answers('POST /api/projects/case/withdraw_offer', { project: open });
  server.answers('GET /api/projects/project', { project: open });
  await person.click(screen.getByRole('button', { name: 'Withdraw your agreement' }));
  expect(await screen.findByRole('button', { name: 'Agree to the decision' })).toBeVisible();
  expect(screen.queryByText(/^You have agreed to the decision/)).not.toBeInTheDocument();
  expect(sent[0]?.body).toEqual({ project_id: project.id, offer_id: OFFER.id });
});

test('the freelancer agrees after the customer, which closes the case', async () => {
  const project = decided({
    offer: OFFER,
    available_actions: offering('accept_offer', 'appeal'),
  });
  const { person } = await show(project, 'freelancer');
  expect(screen.getByText('Ada Kern agrees to the decision.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Agree to the decision' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agree to the decision?' }));
  expect(dialog.getByText(/^You get 3,333 points at once/)).toBeVisible();
  const sent = server.answers('POST /api/projects/case/accept_offer', { project: closed(project) });
  server.answers('GET /api/projects/project', { project: closed(project) });
  await person.click(dialog.getByRole('button', { name: 'Accept and close the case' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ project_id: project.id, offer_id: OFFER.id }));
});

const appealedAfter = (project: Project): Project => ({
  ...project,
  version: project.version + 1,
  case: 'disputed',
  decision: { ...DECISION, appeal_until: null },
  available_actions: offering('make_statement', 'offer_share'),
});

test('an appeal that was overtaken by another says so, and keeps its text', async () => {
  const project = decided();
  const { person } = await show(project, 'customer');
  await person.click(screen.getByRole('button', { name: 'Appeal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Appeal the decision?' }));
  await person.type(dialog.getByLabelText('What is wrong with the decision'), 'All of it is unusable');
  server.answers('GET /api/projects/project', { project: appealedAfter(project) });
  comeBackLater();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/the decision has already been appealed/);
  expect(dialog.getByLabelText('What is wrong with the decision')).toHaveValue('All of it is unusable');
});

test('the freelancer appeals with a reason, and then reads that another manager decides', async () => {
  const project = decided();
  const { person } = await show(project, 'freelancer');
  await person.click(screen.getByRole('button', { name: 'Appeal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Appeal the decision?' }));
  await person.type(dialog.getByLabelText('What is wrong with the decision'), 'All of it is usable');
  const appealed = appealedAfter(project);
  const sent = server.answers('POST /api/projects/case/appeal', { project: appealed });
  server.answers('GET /api/projects/project', { project: appealed });
  await person.click(dialog.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(/Another manager now makes the final decision/)).toBeVisible();
  expect(screen.getByText('Mona Lund decided first')).toBeVisible();
  expect(sent[0]?.body).toEqual({ project_id: project.id, reason: 'All of it is usable' });
  expect(screen.queryByRole('button', { name: 'Appeal' })).not.toBeInTheDocument();
});

const aStatement = (text: string): Statement => ({
  id: text,
  kind: 'complaint',
  author: CUSTOMER,
  text,
  files: [],
  contacts: null,
  created_at: '2026-02-12T10:00:00Z',
});

test("the freelancer reads the customer's statement, and answers with a file", async () => {
  const project = disputed({ available_actions: offering('make_statement', 'offer_share') });
  const { person } = await show(project, 'freelancer');
  expect(await screen.findByText('There are no statements yet.')).toBeVisible();
  const page = { page: 1, pages: 1, total: 1 };
  server.answers('GET /api/projects/case/statements', { statements: [aStatement('It is blue')], ...page });
  comeBackLater();
  const said = within(await screen.findByRole('list', { name: 'Statements of both sides' }));
  expect(said.getByText('It is blue')).toBeVisible();
  expect(said.getByText('Ada Kern')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add a statement' }));
  const text = screen.getByLabelText('Your statement');
  expect(text).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Send statement' }));
  expect(await screen.findByText('This field is required')).toBeVisible();
  const { taken } = takesFiles(server);
  await person.upload(
    screen.getByLabelText('Attach files', { selector: 'input' }),
    new File(['blue'], 'sketch.txt'),
  );
  await person.type(text, 'It was to be blue');
  const sent = server.answers('POST /api/projects/case/statement', {
    message: { ...aMessage('It was to be blue'), kind: 'statement' },
  });
  await person.click(screen.getByRole('button', { name: 'Send statement' }));
  expect(await screen.findByText('Your statement has been sent')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    project_id: project.id,
    text: 'It was to be blue',
    file_ids: [taken[0]?.id],
  });
  expect(screen.queryByLabelText('Your statement')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a statement' })).toBeVisible();
});

test('several files of a statement are downloaded as one archive', async () => {
  const project = disputed({ available_actions: [] });
  const id = crypto.randomUUID();
  const files = ['one.txt', 'two.txt'].map((name) => ({ id: name, name, type: 'text/plain', size: 1 }));
  const { person } = await show(project, 'freelancer');
  const statements = [{ ...aStatement('It is blue'), id, files }, aStatement('It is late')];
  server.answers('GET /api/projects/case/statements', { statements, page: 1, pages: 1, total: 2 });
  comeBackLater();
  const all = await screen.findByRole('button', { name: 'Download all files' });
  const asked = server.answers('GET /api/files/archive', {
    url: '/files/token/files.zip',
    expires_at: '2026-02-12T10:05:00Z',
  });
  await person.click(all);
  await waitFor(() => expect(saved).toEqual(['']));
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    project_id: project.id,
    message_id: id,
  });
});

test('a statement that is being written when the case ends stays, and says so', async () => {
  const project = disputed({ available_actions: offering('make_statement') });
  const { person } = await show(project, 'freelancer');
  await person.click(screen.getByRole('button', { name: 'Add a statement' }));
  await person.type(screen.getByLabelText('Your statement'), 'It was to be blue');
  server.answers('GET /api/projects/project', { project: closed(project) });
  comeBackLater();
  const panel = within(screen.getByRole('region', { name: 'The case' }));
  expect(await panel.findByRole('alert')).toHaveTextContent(/the status of the project is now “Completed”/);
  expect(panel.getByLabelText('Your statement')).toHaveValue('It was to be blue');
  expect(panel.getByRole('button', { name: 'Send statement' })).toBeDisabled();
  await person.keyboard('{Control>}{Enter}{/Control}');
  await person.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'The case' })).not.toBeInTheDocument();
});
