import { expect, test } from '@jest/globals';
import { useNavigate } from '@metier/shared-kit/router';
import { act, renderPage, screen } from '@metier/shared-kit/testing';
import { useReleaseFocusOnNavigation } from './use-release-focus-on-navigation.ts';

function Page() {
  useReleaseFocusOnNavigation();
  const go = useNavigate();
  return (
    <>
      <button onClick={() => void go('/next')}>Go on</button>
      <div role="dialog" aria-modal="true">
        <input aria-label="Search" />
      </div>
    </>
  );
}

test('the pressed element loses the focus when the next page is shown', async () => {
  const { person, currentUrl } = await renderPage(<Page />, { path: '/first', texts: {} });
  await person.click(screen.getByRole('button'));
  expect(currentUrl()).toBe('/next');
  expect(document.body).toHaveFocus();
});

test('a dialog that was opened meanwhile keeps it', async () => {
  const { person, currentUrl } = await renderPage(<Page />, { path: '/first', texts: {} });
  await person.click(screen.getByRole('textbox'));
  // Unlike a press, this leaves the focus where it is.
  act(() => screen.getByRole('button').click());
  expect(currentUrl()).toBe('/next');
  expect(screen.getByRole('textbox')).toHaveFocus();
});
