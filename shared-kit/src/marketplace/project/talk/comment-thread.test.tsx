import { expect, jest, test } from '@jest/globals';
import { OTHERS_ACT_MS } from '../../../query/index.ts';
import { act, fakeServer, refuse, renderPage, screen } from '../../../testing/index.ts';
import { aProject, FREELANCER } from '../../testing/index.ts';
import { CommentThread } from './comment-thread.tsx';

const server = fakeServer();
const show = () =>
  renderPage(<CommentThread projectId={aProject().id} />, { path: '/', as: 'customer', texts: {} });
const comment = (text: string) => ({ id: text, text, date: '2026-02-08T09:00:00Z', commentator: FREELANCER });

test('opens at the newest page', async () => {
  server.answers('GET /api/projects/project_card/comments', ({ query }) => {
    const page = Number(query.get('page'));
    return { comments: [comment(`on page ${page}`)], page, pages: 3, total: 21 };
  });
  await show();
  expect(await screen.findByText('on page 3')).toBeVisible();
  expect(screen.getByText('Jonas Falk')).toBeVisible();
});

test('only the page that is shown is asked for again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const asked = server.answers('GET /api/projects/project_card/comments', ({ query }) => {
    const page = Number(query.get('page'));
    return { comments: [comment(`on page ${page}`)], page, pages: 3, total: 21 };
  });
  await show();
  await screen.findByText('on page 3');
  await act(() => jest.advanceTimersByTimeAsync(OTHERS_ACT_MS));
  jest.useRealTimers();
  expect(asked.map(({ query }) => query.get('page'))).toEqual(['1', '3', '3']);
});

test('what others say shows in a thread that stays open, and leaves alone what is being typed', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  server.answers('GET /api/projects/project_card/comments', { comments: [], page: 1, pages: 1, total: 0 });
  const { person } = await show();
  await person.click(await screen.findByLabelText('Your comment'));
  await person.paste('Half a sentence');
  const comments = [comment('The reason is this')];
  server.answers('GET /api/projects/project_card/comments', { comments, page: 1, pages: 1, total: 1 });
  await act(() => jest.advanceTimersByTimeAsync(OTHERS_ACT_MS));
  jest.useRealTimers();
  expect(await screen.findByText('The reason is this')).toBeVisible();
  expect(screen.getByLabelText('Your comment')).toHaveValue('Half a sentence');
});

test('a comment that could not be sent stays, and goes out with the next press', async () => {
  const said: string[] = [];
  server.answers('GET /api/projects/project_card/comments', () => ({
    comments: said.map(comment),
    page: 1,
    pages: 1,
    total: said.length,
  }));
  server.answers('POST /api/projects/project_card/comments', refuse('serverError'));
  const { person } = await show();
  await person.type(await screen.findByLabelText('Your comment'), 'Looks good');
  await person.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(await screen.findByText('Error of comments')).toBeVisible();
  expect(screen.getByLabelText('Your comment')).toHaveValue('Looks good');

  server.answers('POST /api/projects/project_card/comments', ({ body }) => {
    said.push(body.text);
    return { comment: comment(body.text) };
  });
  await person.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(await screen.findByText('Comment added')).toBeVisible();
  expect(await screen.findByRole('listitem')).toHaveTextContent('Looks good');
  expect(screen.getByLabelText('Your comment')).toHaveValue('');
});
