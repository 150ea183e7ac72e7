import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { renderPage, screen } from '../testing/index.ts';
import { onDemand } from './on-demand.tsx';

const Said = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Close it</button>;

/** A page with a component that loads at the given attempt. */
function pageWith(comesAt: number) {
  let attempts = 0;
  const Part = onDemand(async () => {
    attempts += 1;
    if (attempts < comesAt) throw new Error('Loading chunk 7 failed.');
    return Said;
  });
  return function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open it</button>
        {open && <Part onClose={() => setOpen(false)} />}
      </>
    );
  };
}

async function show(comesAt: number) {
  const Page = pageWith(comesAt);
  const { person } = await renderPage(<Page />, { path: '/', texts: {} });
  const click = (name: string) => person.click(screen.getByRole('button', { name }));
  return { click };
}

test('the component is rendered once its code has loaded, until it is closed', async () => {
  const { click } = await show(1);
  await click('Open it');
  expect(await screen.findByRole('button', { name: 'Close it' })).toBeVisible();
  await click('Close it');
  expect(screen.queryByRole('button', { name: 'Close it' })).toBeNull();
});

test('a loading error is reported, the page stays, and the component can be opened again', async () => {
  const { click } = await show(2);
  await click('Open it');
  expect(await screen.findByText('Error while connection to server')).toBeVisible();
  await click('Open it');
  expect(await screen.findByRole('button', { name: 'Close it' })).toBeVisible();
});
