import { describe, expect, test } from '@jest/globals';
import { freelancerPath, portfolioPath } from '@metier/contract';
import type { Work } from '@metier/shared-kit/marketplace/profile';
import { act, refuse, renderPage, screen, waitFor, within } from '@metier/shared-kit/testing';
import { FREELANCER } from '@metier/shared-kit/marketplace/testing';
import { showOwn, sign, texts, worksServer } from '../testing/show-works.tsx';
import { Page as WorkPage } from './work-page.tsx';

const { server, answer } = worksServer();

test('a work requires title and description; typed values stay on failure, and the work is shown on success', async () => {
  answer();
  const refused = server.answers('POST /api/freelancers/portfolios', refuse('serverError'));
  const { person } = await showOwn();
  expect(await screen.findByText('You have not added any work yet')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add work' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add work' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('This field is required')).toHaveLength(2);
  await person.type(dialog.getByLabelText('Title'), sign.title);
  await person.type(dialog.getByLabelText('Description'), sign.description);
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(refused).toHaveLength(1));
  expect(dialog.getByLabelText('Title')).toHaveValue(sign.title);
  server.answers('POST /api/freelancers/portfolios', { portfolio: sign });
  answer(sign);
  await person.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your work is now visible')).toBeVisible();
  expect(await screen.findByRole('link', { name: sign.title })).toHaveAttribute(
    'href',
    portfolioPath(sign.id),
  );
  expect(screen.getByRole('heading', { level: 2, name: sign.title })).toBeVisible();
});

test('a work is removed after confirmation', async () => {
  answer(sign);
  const removed = server.answers('DELETE /api/freelancers/portfolios', {});
  const { person } = await showOwn();
  await person.click(await screen.findByRole('button', { name: `Remove ${sign.title}` }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove this work?' }));
  answer();
  await person.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Your work is no longer visible')).toBeVisible();
  expect(removed[0]?.query.get('id')).toBe(sign.id);
});

describe('the order', () => {
  const work = (number: number): Work => ({
    ...sign,
    id: `5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e9${number}`,
    title: `Work ${number}`,
  });
  const [one, two, three] = [work(1), work(2), work(3)];
  const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const idsOf = (arrived: readonly { readonly body: unknown }[]) =>
    arrived.map(({ body }) => (body as { ids: string[] }).ids);

  test('is changed by buttons at once, announced and saved; the focus stays on the button', async () => {
    answer(one, two, three);
    const { person } = await showOwn();
    const sent = server.answers('PUT /api/freelancers/portfolios/order', {});
    const back = await screen.findByRole('button', { name: 'Move Work 1 back' });
    const refetched = answer(two, one, three);
    await person.click(back);
    expect(shown()).toEqual(['Work 2', 'Work 1', 'Work 3']);
    expect(screen.getByText('Work 1 is now 2 of 3')).toHaveAttribute('role', 'status');
    expect(back).toHaveFocus();
    await waitFor(() => expect(refetched).toHaveLength(1));
    answer(two, three, one);
    await person.click(back);
    expect(shown()).toEqual(['Work 2', 'Work 3', 'Work 1']);
    expect(screen.getByText('Work 1 is now 3 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move Work 1 back' })).toHaveFocus();
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await person.click(back);
    await waitFor(() => expect(idsOf(sent).at(-1)).toEqual([two.id, three.id, one.id]));
    await waitFor(() => expect(shown()).toEqual(['Work 2', 'Work 3', 'Work 1']));
  });

  test('is changed by dragging', async () => {
    answer(one, two, three);
    await showOwn();
    const sent = server.answers('PUT /api/freelancers/portfolios/order', {});
    await screen.findByText('Work 3');
    const card = (title: string) => screen.getByText(title).closest('li') ?? document.body;
    const event = (type: string) =>
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer: {} });
    answer(three, one, two);
    act(() => void card('Work 3').dispatchEvent(event('dragstart')));
    act(() => void card('Work 1').dispatchEvent(event('dragover')));
    act(() => void card('Work 1').dispatchEvent(event('drop')));
    expect(shown()).toEqual(['Work 3', 'Work 1', 'Work 2']);
    await waitFor(() => expect(idsOf(sent)).toEqual([[three.id, one.id, two.id]]));
  });

  test('that is refused is the saved one again', async () => {
    answer(one, two);
    const { person } = await showOwn();
    server.answers(
      'PUT /api/freelancers/portfolios/order',
      refuse('stateChanged', { reason: 'other_works' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Move Work 2 forward' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(shown()).toEqual(['Work 1', 'Work 2']));
  });
});

test('everybody sees a work with its text, links and images, and a link to its freelancer', async () => {
  server.answers('GET /api/freelancers/portfolio', { portfolio: sign });
  await renderPage(<WorkPage />, {
    path: portfolioPath(sign.id),
    route: portfolioPath(':id'),
    as: 'customer',
    texts,
  });
  expect(await screen.findByRole('heading', { level: 1, name: sign.title })).toBeVisible();
  expect(screen.getByRole('img', { name: `Image 1 of ${sign.title}` })).toHaveAttribute(
    'src',
    sign.images[0]?.small,
  );
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    freelancerPath(FREELANCER.id),
  );
});
