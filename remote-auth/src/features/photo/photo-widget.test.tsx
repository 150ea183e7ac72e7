import { beforeEach, expect, test } from '@jest/globals';
import { LIMITS, PATHS } from '@metier/contract';
import { act, aUser, fakeServer, renderPage, screen, waitFor } from '@metier/shared-kit/testing';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { Widget } from './photo-widget.tsx';

const server = fakeServer();
const PHOTO = { small: '/api/users/photo_image?size=small', large: '/api/users/photo_image?size=large' };
const PNG = Uint8Array.from('\u0089PNG\r\n\u001A\nmore', (letter) => letter.charCodeAt(0));
const portrait = new File([PNG], 'me.png', { type: 'image/png' });

const show = () =>
  renderPage(<Widget />, {
    path: PATHS.user,
    as: aUser({ firstName: 'Ada', lastName: 'Kern' }),
    texts: { auth: { en, de } },
  });
const drawn = () => screen.getByRole('region', { name: 'Photo' }).querySelector('img')?.getAttribute('src');

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  server.answers('GET /api/counts', { counts: {} });
});

test('without a photo the initials are shown; a chosen one is previewed and saved', async () => {
  const { person } = await show();
  expect(screen.getByText('AK')).toBeInTheDocument();
  await person.upload(screen.getByLabelText('Photo', { selector: 'input' }), portrait);
  expect(await screen.findByText(/^This is how your photo will look/)).toBeVisible();
  expect(drawn()).toBe('blob:preview');
  const sent = server.answers('POST /api/users/photo', { photo: PHOTO });
  server.answers('GET /api/counts', { counts: {}, photo: PHOTO });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your photo is now visible')).toBeVisible();
  await waitFor(() => expect(drawn()).toBe(PHOTO.large));
  expect(sent).toHaveLength(1);
});

test('a dropped photo can be given up', async () => {
  const { person } = await show();
  const dataTransfer = { types: ['Files'], files: [portrait] };
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer });
  act(() => void screen.getByText('AK').dispatchEvent(drop));
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(drawn()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
});

const huge = new File([PNG], 'me.png', { type: 'image/png' });
Object.defineProperty(huge, 'size', { value: LIMITS.portfolio.imageBytes + 1 });

test.each([
  ['too large', huge, 'At most 8 MB per image'],
  [
    'no image',
    new File(['<svg/>'], 'me.png', { type: 'image/png' }),
    'me.png is not a JPEG, PNG or WebP image',
  ],
])('a file that is %s is refused before it is sent', async (_, file, words) => {
  const { person } = await show();
  await person.upload(screen.getByLabelText('Photo', { selector: 'input' }), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a photo is removed after a question', async () => {
  server.answers('GET /api/counts', { counts: {}, photo: PHOTO });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Remove photo' }));
  const removed = server.answers('DELETE /api/users/photo', {});
  server.answers('GET /api/counts', { counts: {} });
  await person.click(
    (await screen.findAllByRole('button', { name: 'Remove photo' })).at(-1) ?? document.body,
  );
  expect(await screen.findByText('Your photo is no longer visible')).toBeVisible();
  await waitFor(() => expect(drawn()).toBeUndefined());
  expect(removed).toHaveLength(1);
});
