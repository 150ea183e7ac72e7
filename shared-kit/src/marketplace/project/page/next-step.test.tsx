import { expect, test } from '@jest/globals';
import { fakeServer, renderPage, screen } from '../../../testing/index.ts';
import { aProject, offering } from '../../testing/index.ts';
import { CasePanel } from '../case/index.ts';
import { NextStep } from './next-step.tsx';

const server = fakeServer();

test.each([
  ['en', 'too_many_invitations', 'You have reached the limit of open invitations. Wait for an answer first'],
  [
    'de',
    'too_many_invitations',
    'Mehr Einladungen können nicht gleichzeitig offen sein. Warte erst eine Antwort ab',
  ],
  ['en', 'review_extended', 'You have already extended the review time'],
] as const)('the reason for a disabled action is shown (%s, %s)', async (language, reason, text) => {
  const available_actions = [
    ...offering('choose_executor'),
    { action: 'invite_freelancer', enabled: false, reason } as const,
  ];
  const project = aProject({ status: 'paid', available_actions });
  await renderPage(<NextStep project={project} />, { path: '/', as: 'customer', texts: {}, language });
  expect(screen.getByRole('region')).toHaveTextContent(text);
});

test('reasons that the situation explains are not repeated', async () => {
  const available_actions = (['refund', 'complain'] as const).map((action) => ({
    action,
    enabled: false,
    reason: 'case_open' as const,
  }));
  const project = aProject({ status: 'progress', case: 'disputed', available_actions });
  await renderPage(<NextStep project={project} />, { path: '/', as: 'customer', texts: {} });
  expect(screen.getByRole('region', { name: 'A manager decides' })).not.toHaveTextContent('open case');
});

test.each([
  ['decided', 'offer_share', 'See the decision'],
  ['decided', 'accept_offer', 'See the decision'],
  ['disputed', 'accept_offer', 'See the offer'],
  // The refund has to be answered, and there is an offer besides.
  ['refund_requested', 'answer_refund', 'See the offer'],
] as const)('a case that waits for the viewer is opened from the top (%s, %s)', async (state, move, name) => {
  const available_actions = [{ action: 'accept_offer', enabled: true } as const];
  const project = aProject({ status: 'progress', case: state, your_move: move, available_actions });
  server.answers('GET /api/projects/case/statements', { statements: [], page: 1, pages: 1, total: 0 });
  const { person } = await renderPage(
    <>
      <NextStep project={project} />
      <CasePanel project={project} />
    </>,
    { path: '/', as: 'customer', texts: {} },
  );
  await person.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('region', { name: 'The case' })).toHaveFocus();
});

test('a case in which nothing waits for the viewer has no button', async () => {
  const project = aProject({ status: 'progress', case: 'decided', your_move: null });
  await renderPage(<NextStep project={project} />, { path: '/', as: 'customer', texts: {} });
  expect(screen.queryByRole('button')).toBeNull();
});
