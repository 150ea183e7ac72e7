import { expect, jest, test } from '@jest/globals';
import { useNavigate } from '@metier/shared-kit/router';
import { renderPage, screen } from '@metier/shared-kit/testing';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';

function Page() {
  useScrollOnNavigation();
  const go = useNavigate();
  return (
    <>
      <button onClick={() => void go('/next')}>Go on</button>
      <button onClick={() => void go('?page=2')}>Turn the page</button>
      <button onClick={() => void go(-1)}>Go back</button>
    </>
  );
}

function scroll(place: number) {
  Object.defineProperty(window, 'scrollY', { value: place, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

async function show() {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReset();
  const { person } = await renderPage(<Page />, { path: '/first', texts: {} });
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  return { scrollTo, press };
}

test('does not scroll on a first visit, nor on another page of a list', async () => {
  const { scrollTo, press } = await show();
  await press('Turn the page');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a new page starts at the top, and back restores the position', async () => {
  const { scrollTo, press } = await show();
  scroll(640);
  await press('Go on');
  expect(scrollTo.mock.lastCall).toEqual([0, 0]);
  scroll(0);
  await press('Go back');
  expect(scrollTo.mock.lastCall).toEqual([0, 640]);
});

test('scrolling the next page to the top does not overwrite the position of the previous one', async () => {
  const { scrollTo, press } = await show();
  scrollTo.mockImplementation((_, place) => scroll(place));
  scroll(640);
  await press('Go on');
  await press('Go back');
  expect(scrollTo.mock.lastCall).toEqual([0, 640]);
});
