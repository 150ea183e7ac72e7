import { beforeEach, expect, test } from '@jest/globals';
import { freelancerPath, LIMITS, PATHS, portfolioPath } from '@metier/contract';
import type { Work } from '@metier/shared-kit/marketplace/profile';
import { aUser, fakeServer, refuse, renderPage, screen, waitFor, within } from '@metier/shared-kit/testing';
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
  images: [{ id: IMAGE, path: `/api/freelancers/portfolio_image?id=${IMAGE}`, width: 800, height: 600 }],
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
        remove_images: [IMAGE],
      },
    ]),
  );
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
