import { expect, test } from '@jest/globals';
import { LIMITS, PATHS } from '@metier/contract';
import { refuse, renderPage, screen, waitFor, within } from '@metier/shared-kit/testing';
import { UploadProgress } from '../components/upload-progress.tsx';
import { IMAGE, showOwn, sign, texts, worksServer } from '../testing/show-works.tsx';

const { server, answer } = worksServer();

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
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit work' }));
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit work' }));
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
    return within(await screen.findByRole('dialog', { name: 'Edit work' }));
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit work' }));
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit work' }));
  const field = dialog.getByRole('textbox', { name: /^What does image 1 show/ });
  await person.click(field);
  await person.paste('x'.repeat(201));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/200/));
});
