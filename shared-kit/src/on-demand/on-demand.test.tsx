import { afterEach, expect, jest, test } from '@jest/globals';
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

afterEach(() => {
  globalThis.metier = undefined;
});

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

test('a loading error is reported, to the shell, too, and the component can be opened again', async () => {
  const codeFailed = jest.fn();
  globalThis.metier = {
    earlyAnswers: new Map(),
    pageScripts: Promise.resolve(),
    integrityOf: () => '',
    codeFailed,
  };
  const { click } = await show(2);
  await click('Open it');
  expect(await screen.findByText('Error while connection to server')).toBeVisible();
  expect(codeFailed).toHaveBeenCalledTimes(1);
  await click('Open it');
  expect(await screen.findByRole('button', { name: 'Close it' })).toBeVisible();
});
