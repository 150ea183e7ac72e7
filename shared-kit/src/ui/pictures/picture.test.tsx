import { expect, test } from '@jest/globals';
import { renderPage, screen, waitFor } from '../../testing/index.ts';
import { EmptyState, NotFound } from '../index.ts';
import { PICTURE_NAMES } from './picture-names.ts';
import { PICTURES } from './pictures.tsx';

const drawingOf = (heading: HTMLElement) => heading.parentElement?.querySelector('[aria-hidden] > svg');

const ICONS = ['wallet', 'cases', 'support', 'verified', 'notFavorite', 'offline'] as const;

test.each(ICONS)(
  'an empty state has the picture of its icon, unseen by assistive technology: %s',
  async (icon) => {
    await renderPage(<EmptyState icon={icon} title="No entries" />, { path: '/', texts: {} });
    const heading = screen.getByText('No entries');
    await waitFor(() => expect(drawingOf(heading)?.children.length).toBeGreaterThan(1));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  },
);

test('an icon without a picture is drawn as it is', async () => {
  await renderPage(<EmptyState icon="shield" title="Nothing here" />, { path: '/', texts: {} });
  expect(
    screen.getByText('Nothing here').parentElement?.querySelector('.MuiSvgIcon-root'),
  ).toBeInTheDocument();
});

test('"not found" has a picture', async () => {
  const { container } = await renderPage(<NotFound />, { path: '/', texts: {} });
  await waitFor(() => expect(container.querySelector('[aria-hidden] > svg path')).toBeInTheDocument());
});

test('pictures use colours of the theme only', () => {
  const drawn = JSON.stringify(PICTURE_NAMES.map((name) => PICTURES[name]));
  expect(drawn).not.toMatch(/#[\da-f]{3,6}|rgb\(/i);
});
