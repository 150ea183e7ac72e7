import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { renderPage, screen } from '../../testing/index.ts';
import { PageTitle } from './page-title.tsx';

test('the title has the focus once the page is shown', async () => {
  await renderPage(<PageTitle>Help</PageTitle>, { path: '/', texts: {} });
  expect(screen.getByRole('heading', { name: 'Help' })).toHaveFocus();
});

test('focus that has moved on before the page was shown stays there', async () => {
  const LatePage = () => {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <button onClick={() => setThere(true)}>More</button>
        {isThere && <PageTitle>Help</PageTitle>}
      </>
    );
  };
  const { person } = await renderPage(<LatePage />, { path: '/', texts: {} });
  await person.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('heading', { name: 'Help' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('the title takes the focus from the page that it hides', async () => {
  const Gone = () => {
    const [isGone, setGone] = useState(false);
    return (
      <>
        {isGone && <PageTitle>This no longer exists</PageTitle>}
        <div hidden={isGone}>
          <button onClick={() => setGone(true)}>Delete</button>
        </div>
      </>
    );
  };
  const { person } = await renderPage(<Gone />, { path: '/', texts: {} });
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('heading', { name: 'This no longer exists' })).toHaveFocus();
});
