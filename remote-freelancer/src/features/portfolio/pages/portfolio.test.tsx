import { beforeEach, describe, expect, test } from '@jest/globals';
import { freelancerPath, LIMITS, PATHS, portfolioPath } from '@metier/contract';
import type { Work } from '@metier/shared-kit/marketplace/profile';
import {
  act,
  aUser,
  fakeServer,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@metier/shared-kit/testing';
import { FREELANCER } from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { UploadProgress } from '../components/upload-progress.tsx';
import { Page as OwnWorksPage } from './own-works-page.tsx';
import { Page as WorkPage } from './work-page.tsx';

const server = fakeServer();
const texts = { freelancer: { en, de } };
const IMAGE = '8e2b4a90-17cd-4f36-b5a2-c93d7e610f58';
const sign: Work = {
  id: '5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e91',
  freelancer_id: FREELANCER.id,
  title: 'Signs for a bakery',
  description: 'Painted by hand',
  links: ['https://example.com/signs'],
  images: [
    { id: IMAGE, path: `/api/freelancers/portfolio_image?id=${IMAGE}`, width: 800, height: 600, alt: '' },
  ],
  created_at: '2026-02-01T09:00:00Z',
};
const answer = (...portfolios: Work[]) =>
  server.answers('GET /api/freelancers/portfolios', {
    portfolios,
    page: 1,
    pages: 1,
    total: portfolios.length,
  });
const showOwn = () =>
  renderPage(<OwnWorksPage />, { path: PATHS.portfolio, as: aUser({ role: 'freelancer' }), texts });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

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

test('images are selected, removed again, and refused if too large', async () => {
  answer();
  const { person } = await showOwn();
  await person.click(await screen.findByRole('button', { name: 'Add work' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add work' }));
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: LIMITS.portfolio.imageBytes + 1 });
  await person.upload(dialog.getByLabelText('Images'), [large]);
  const choose = dialog.getByRole('button', { name: 'Choose images' });
  await waitFor(() => expect(choose).toHaveAccessibleDescription('At most 8 MB per image'));
  await person.type(dialog.getByLabelText('Title'), sign.title);
  await person.type(dialog.getByLabelText('Description'), sign.description);
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(choose).toHaveFocus());
  await person.click(dialog.getByRole('button', { name: 'Remove large.png' }));
  expect(choose).toHaveFocus();
  expect(await dialog.findByText(/^Up to 6 .+ at most 8 MB/)).toBeVisible();
});

test('a text file named as an image is refused with its name before anything is sent', async () => {
  answer();
  const { person } = await showOwn();
  await person.click(await screen.findByRole('button', { name: 'Add work' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add work' }));
  await person.upload(dialog.getByLabelText('Images'), [
    new File(['Just a text'], 'notes.png', { type: 'image/png' }),
  ]);
  expect(await dialog.findByText('notes.png is not a JPEG, PNG or WebP image')).toBeVisible();
});

test('an API error of the images is shown at the images', async () => {
  answer(sign);
  server.answers('PUT /api/freelancers/portfolios', refuse('invalidInput', { images: 'tooLarge' }));
  const { person } = await showOwn();
  await person.click(await screen.findByRole('button', { name: `Edit ${sign.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change work' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This is too large')).toBeVisible();
});

test.each([
  [{ sent: 1_500_000, total: 4_000_000 }, 'Uploading: 1.5 of 4.0 MB', '37'],
  [{ sent: 4_000_000, total: 4_000_000 }, 'The images are being prepared …', '100'],
])('an upload of %j shows %s', async (progress, words, percent) => {
  await renderPage(<UploadProgress progress={progress} />, {
    path: PATHS.portfolio,
    as: 'freelancer',
    texts,
  });
  expect(screen.getByRole('progressbar', { name: words })).toHaveAttribute('aria-valuenow', percent);
});

test('an edit keeps, adds and removes images', async () => {
  answer(sign);
  const sent = server.answers('PUT /api/freelancers/portfolios', { portfolio: sign });
  const { person } = await showOwn();
  await person.click(await screen.findByRole('button', { name: `Edit ${sign.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change work' }));
  await person.click(dialog.getByRole('button', { name: 'Remove image 1' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      {
        portfolio_id: sign.id,
        title: sign.title,
        description: sign.description,
        links: sign.links,
        images: [],
        alts: [],
        remove_images: [IMAGE],
      },
    ]),
  );
});

test('an existing or a new image becomes the cover, which is the first one otherwise', async () => {
  const [image] = sign.images;
  if (!image) throw new Error('The work has no image');
  const second = { ...image, id: '1d1f0c52-6d0b-4b0e-8a55-08a4a1d6f3c2' };
  answer({ ...sign, images: [image, second] });
  const sent = server.answers('PUT /api/freelancers/portfolios', { portfolio: sign });
  const { person } = await showOwn();
  const openDialog = async () => {
    await person.click(await screen.findByRole('button', { name: `Edit ${sign.title}` }));
    return within(await screen.findByRole('dialog', { name: 'Change work' }));
  };
  let dialog = await openDialog();
  const cover = (name: string) =>
    dialog.getByRole('button', { name: `Use ${name} as the cover`, pressed: true });
  expect(cover('image 1')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Use image 2 as the cover' }));
  expect(cover('image 2')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ cover: second.id }]));
  dialog = await openDialog();
  const bytes = Uint8Array.from('\u0089PNG\r\n\u001A\n', (letter) => letter.charCodeAt(0));
  await person.upload(dialog.getByLabelText('Images'), [new File([bytes], 'new.png', { type: 'image/png' })]);
  await person.click(dialog.getByRole('button', { name: 'Use new.png as the cover' }));
  expect(cover('new.png')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Remove new.png' }));
  expect(cover('image 1')).toBeVisible();
});

test('images are described, old and new ones; a text goes with its image', async () => {
  answer(sign);
  const sent = server.answers('PUT /api/freelancers/portfolios', { portfolio: sign });
  const { person } = await showOwn();
  await person.click(await screen.findByRole('button', { name: `Edit ${sign.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change work' }));
  const field = (name: string) => dialog.getByRole('textbox', { name: `What does ${name} show? optional` });
  await person.type(field('image 1'), ' A sign ');
  const png = (name: string) => {
    const bytes = Uint8Array.from('\u0089PNG\r\n\u001A\n', (letter) => letter.charCodeAt(0));
    return new File([bytes], name, { type: 'image/png' });
  };
  await person.upload(dialog.getByLabelText('Images'), [png('a.png'), png('b.png')]);
  await person.type(field('image 2'), 'A bag');
  await person.type(field('image 3'), 'A door');
  await person.click(dialog.getByRole('button', { name: 'Remove a.png' }));
  expect(field('image 2')).toHaveValue('A door');
  // A journey sends files: jsdom's form is none that the fake server can read.
  await person.click(dialog.getByRole('button', { name: 'Remove b.png' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toMatchObject([{ kept_images: [IMAGE], kept_alts: ['A sign'] }]),
  );
});

test('an alternative text of more than 200 characters is refused at its field', async () => {
  answer(sign);
  const { person } = await showOwn();
  await person.click(await screen.findByRole('button', { name: `Edit ${sign.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change work' }));
  const field = dialog.getByRole('textbox', { name: /^What does image 1 show/ });
  await person.click(field);
  await person.paste('x'.repeat(201));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/200/));
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
    const reread = answer(two, one, three);
    await person.click(back);
    expect(shown()).toEqual(['Work 2', 'Work 1', 'Work 3']);
    expect(screen.getByText('Work 1 is now 2 of 3')).toHaveAttribute('role', 'status');
    expect(back).toHaveFocus();
    await waitFor(() => expect(reread).toHaveLength(1));
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
    sign.images[0]?.path,
  );
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    freelancerPath(FREELANCER.id),
  );
});
