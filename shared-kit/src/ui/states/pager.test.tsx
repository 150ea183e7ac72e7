import { jest, expect, test } from '@jest/globals';
import { renderPage, screen } from '../../testing/index.ts';
import { Pager } from './pager.tsx';

const show = (page: number, pages: number) => {
  const onChange = jest.fn();
  return renderPage(<Pager page={page} pages={pages} onChange={onChange} />, { path: '/', texts: {} }).then(
    (shown) => ({ ...shown, onChange }),
  );
};

test('marks the current page and goes to others', async () => {
  const { person, onChange } = await show(2, 9);
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await person.click(screen.getByRole('button', { name: 'Page 9' }));
  await person.click(screen.getByRole('button', { name: 'Previous page' }));
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onChange.mock.calls).toEqual([[9], [1], [3]]);
});

test('ignores the current page and pages beyond the ends', async () => {
  const { person, onChange } = await show(1, 3);
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('is not rendered for a single page', async () => {
  await show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
