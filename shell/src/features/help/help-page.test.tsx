import { expect, test } from '@jest/globals';
import { DURATIONS, durationIn, helpPath, PATHS } from '@metier/contract';
import { aProjectRow } from '@metier/shared-kit/marketplace/testing';
import { refuse, screen, waitFor, within } from '@metier/shared-kit/testing';
import { shellServer } from '../../testing/shell-server.ts';
import { visit } from '../../testing/show.tsx';

const server = shellServer();

async function ask() {
  const page = await visit(PATHS.help, 'freelancer');
  await page.person.type(await screen.findByLabelText('Subject'), 'Invoice');
  await page.person.type(screen.getByLabelText('Question'), 'Where is it?');
  await page.person.click(screen.getByRole('button', { name: 'Send question' }));
}

test('sends a question and empties the form', async () => {
  const sent = server.answers('POST /api/support/request', {});
  await ask();
  expect(
    await screen.findByText('Your question has been sent. The answer will be on this page'),
  ).toBeVisible();
  expect(sent[0]?.body).toEqual({ name: 'Invoice', description: 'Where is it?' });
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(''));
});

test('is prefilled from the URL until it has been sent', async () => {
  const sent = server.answers('POST /api/support/request', {});
  const review = '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a01';
  const { person } = await visit(helpPath({ theme: 'Objection', text: 'A logo: ', review }), 'customer');
  expect(await screen.findByLabelText('Subject')).toHaveValue('Objection');
  await person.type(screen.getByLabelText('Question'), 'it names nobody');
  expect(screen.getByLabelText('Question')).toHaveValue('A logo: it names nobody');
  await person.click(screen.getByRole('button', { name: 'Send question' }));
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(''));
  await person.type(screen.getByLabelText('Subject'), 'Invoice');
  await person.type(screen.getByLabelText('Question'), 'Where is it?');
  await person.click(screen.getByRole('button', { name: 'Send question' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'Objection', description: 'A logo: it names nobody', review_id: review },
    { name: 'Invoice', description: 'Where is it?' },
  ]);
});

test('a question that is still being written does not change an objection, nor the other way round', async () => {
  const sent = server.answers('POST /api/support/request', {});
  const review = '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a01';
  const first = await visit(PATHS.help, 'customer');
  await first.person.type(await screen.findByLabelText('Subject'), 'Invoice');
  await first.person.type(screen.getByLabelText('Question'), 'Where is it?');
  first.unmount();
  const { person } = await visit(
    helpPath({ theme: 'Objection', text: 'It names nobody', review }),
    'customer',
  );
  expect(await screen.findByLabelText('Subject')).toHaveValue('Objection');
  await person.click(screen.getByRole('button', { name: 'Send question' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ name: 'Objection', description: 'It names nobody', review_id: review });
});

test('a second objection to the removal of a review is refused with the reason', async () => {
  server.answers('POST /api/support/request', refuse('stateChanged'));
  await ask();
  expect(await screen.findByText(/^You have already objected to the removal of this review/)).toBeVisible();
});

test('keeps the question when it could not be sent', async () => {
  server.answers('POST /api/support/request', refuse('serverError'));
  await ask();
  expect(await screen.findByText('Your question could not be sent. Please try again')).toBeVisible();
  expect(screen.getByLabelText('Question')).toHaveValue('Where is it?');
});

test('asks for theme and question', async () => {
  const { person } = await visit(PATHS.help, 'customer');
  await person.click(await screen.findByRole('button', { name: 'Send question' }));
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2));
});

test('shows the contact details', async () => {
  await visit(PATHS.help, 'customer');
  expect(await screen.findByRole('link', { name: 'support@metier.example' })).toHaveAttribute(
    'href',
    'mailto:support@metier.example',
  );
  expect(screen.getByRole('link', { name: /^\+49/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+49\d+$/),
  );
});

test.each([
  ['customer', 'When is my card charged, and where is my money then?', 'How do I decide a case?'],
  ['freelancer', 'What are points, and when do I get them?', 'Where do I find my invoice?'],
  ['manager', 'How do I decide a case?', 'Who can read our messages?'],
] as const)(
  'answers what a %s is likely to ask, with the times of the product',
  async (role, asked, others) => {
    await visit(PATHS.help, role);
    expect(await screen.findByText(asked)).toBeVisible();
    expect(screen.getByText('How do I get fewer emails?')).toBeVisible();
    expect(screen.queryByText(others)).not.toBeInTheDocument();
    const review = durationIn('en-GB')(DURATIONS.review);
    expect(screen.getByText(new RegExp(`(have|has) ${review}`))).toBeInTheDocument();
  },
);

test("shows one's own questions with answers and replies, and replies to one", async () => {
  const own = {
    id: '7f1c2f6e-0d5b-4f4e-9a6e-0c1d2e3f4a5b',
    name: 'Invoice',
    description: 'Where is it?',
    created_at: '2026-02-10T09:00:00Z',
    project: { id: '7f1c2f6e-0d5b-4f4e-9a6e-0c1d2e3f4a5c', name: 'A logo' },
  };
  const messages = [
    { id: 'a', text: 'Among the documents.', created_at: '2026-02-10T12:00:00Z', is_own: false },
    { id: 'b', text: 'It is not.', created_at: '2026-02-10T13:00:00Z', is_own: true },
  ];
  const requests = [
    { ...own, id: 'b', name: 'Post', state: 'open', project: null, messages: [] },
    { ...own, state: 'answered', messages },
  ] as const;
  server.answers('GET /api/support/requests', {
    requests: requests.map((request) => ({ ...request, messages: [...request.messages] })),
    page: 1,
    pages: 1,
    total: 2,
  });
  const sent = server.answers('POST /api/support/reply', {});
  const { person } = await visit(PATHS.help, 'customer');
  const shown = within(await screen.findByRole('region', { name: 'Your questions' }));
  const [first, second] = await shown.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^PostWaiting for an answer.*Where is it\?Reply$/);
  expect(second).toHaveTextContent(
    /^InvoiceAnswered.*A logoWhere is it\?Answer · .*Among the documents\.You · .*It is not\.Reply$/,
  );
  await person.click(shown.getByRole('button', { name: 'Reply to “Invoice”' }));
  await person.type(await screen.findByLabelText('Your reply'), 'Found it');
  await person.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Your reply has been sent')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ id: own.id, text: 'Found it' }]);
});

test('a question names one of the latest projects', async () => {
  const project = aProjectRow();
  server.answers('GET /api/customer/my_projects', { projects: [project], page: 1, pages: 1, total: 1 });
  const sent = server.answers('POST /api/support/request', {});
  const { person } = await visit(PATHS.help, 'customer');
  await screen.findByRole('option', { name: project.name });
  await person.selectOptions(screen.getByLabelText('About the project'), project.name);
  await person.type(screen.getByLabelText('Subject'), 'Invoice');
  await person.type(screen.getByLabelText('Question'), 'Where is it?');
  await person.click(screen.getByRole('button', { name: 'Send question' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { name: 'Invoice', description: 'Where is it?', project_id: project.id },
    ]),
  );
});

test('the field of the project keeps its room while the projects load, and goes if there are none', async () => {
  const known = Promise.withResolvers<void>();
  server.answers('GET /api/customer/my_projects', async () => {
    await known.promise;
    return { projects: [], page: 1, pages: 1, total: 0 };
  });
  await visit(PATHS.help, 'customer');
  expect(await screen.findByLabelText('About the project')).toBeVisible();
  known.resolve();
  await waitFor(() => expect(screen.queryByLabelText('About the project')).not.toBeInTheDocument());
});

test('without sign-in, has the answers of both roles and the contact details, but no form', async () => {
  await visit(PATHS.publicHelp);
  const panel = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await panel('For customers')).getByText('How is the price made up?')).toBeVisible();
  expect((await panel('For freelancers')).getByText('How do I get projects?')).toBeVisible();
  expect((await panel('For everyone')).getByText('How do reviews work?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'support@metier.example' })).toBeVisible();
  expect(screen.queryByLabelText('Question')).not.toBeInTheDocument();
});

test('the page without sign-in leads a user to their own', async () => {
  const { currentUrl } = await visit(PATHS.publicHelp, 'customer');
  expect(await screen.findByLabelText('Question')).toBeVisible();
  expect(currentUrl()).toBe(PATHS.help);
});
