import { expect, test } from '@jest/globals';
import { renderPage, screen, waitFor, within } from '../../testing/index.ts';
import { WorkImages } from './work-images.tsx';

const images = [1, 2, 3].map((number) => ({
  id: `image ${number}`,
  path: `/image-${number}.webp`,
  small: `/small-${number}.webp`,
  width: 800,
  height: 600,
  alt: '',
}));

test('an image opens large, the arrow keys turn to the others and around, and Esc returns to it', async () => {
  const { person } = await renderPage(<WorkImages title="Signs" images={images} />, { path: '/', texts: {} });
  const second = screen.getByRole('button', { name: 'Image 2 of Signs' });
  await person.click(second);
  const box = within(await screen.findByRole('dialog', { name: 'Signs' }));
  expect(box.getByRole('img', { name: 'Image 2 of Signs' })).toHaveAttribute('src', '/image-2.webp');
  await person.keyboard('{ArrowRight}');
  expect(box.getByRole('img', { name: 'Image 3 of Signs' })).toBeVisible();
  expect(box.getByRole('status')).toHaveTextContent('3 of 3');
  await person.keyboard('{ArrowRight}');
  expect(box.getByRole('status')).toHaveTextContent('1 of 3');
  await person.keyboard('{ArrowLeft}');
  expect(box.getByRole('status')).toHaveTextContent('3 of 3');
  await person.click(box.getByRole('button', { name: 'Previous image' }));
  expect(box.getByRole('status')).toHaveTextContent('2 of 3');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(second).toHaveFocus());
});

test('an image is named by what its freelancer says that it shows', async () => {
  const [first, ...others] = images.map((image, place) =>
    place === 0 ? { ...image, alt: 'A green door' } : image,
  );
  if (!first) throw new Error('There is no image');
  const { person } = await renderPage(<WorkImages title="Signs" images={[first, ...others]} />, {
    path: '/',
    texts: {},
  });
  expect(screen.getByRole('button', { name: 'Image 2 of Signs' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'A green door' }));
  const box = within(await screen.findByRole('dialog', { name: 'Signs' }));
  expect(box.getByRole('img', { name: 'A green door' })).toBeVisible();
});

test('a single image has nothing to turn to', async () => {
  const { person } = await renderPage(<WorkImages title="Signs" images={images.slice(0, 1)} />, {
    path: '/',
    texts: {},
  });
  await person.click(screen.getByRole('button', { name: 'Image 1 of Signs' }));
  const box = within(await screen.findByRole('dialog', { name: 'Signs' }));
  expect(box.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
});
