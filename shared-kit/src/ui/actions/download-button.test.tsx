import { afterEach, expect, jest, test } from '@jest/globals';
import { useEffect, useState } from 'react';
import { act, renderPage, screen } from '../../testing/index.ts';
import { DownloadButton } from '../index.ts';

interface Saving {
  loading: boolean;
  received: { bytes: number; total: number | undefined } | undefined;
}

const NOT_SAVING: Saving = { loading: false, received: undefined };
const ofUnknownLength = (bytes: number): Saving => ({
  loading: true,
  received: { bytes, total: undefined },
});

let saving: (now: Saving) => void;

function Page() {
  const [state, set] = useState(NOT_SAVING);
  useEffect(() => {
    saving = set;
  }, []);
  return <DownloadButton {...state}>Save as ZIP</DownloadButton>;
}

/** A press, at 0 of a stopped clock. */
async function press() {
  await renderPage(<Page />, { path: '/', texts: {} });
  jest.useFakeTimers();
  receive({ loading: true, received: undefined });
}
const receive = (now: Saving) => act(() => saving(now));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const button = () => screen.getByRole('button', { name: /Save as ZIP/ });
/** What a screen reader is told; null while nothing is saved. */
const told = () => document.querySelector('span[aria-live]')?.textContent ?? null;

afterEach(() => void jest.useRealTimers());

test('for three seconds it is only busy, then it shows how much has come', async () => {
  await press();
  receive(ofUnknownLength(640_000));
  wait(2_999);
  expect(button()).toHaveTextContent(/^Save as ZIP$/);
  expect([told(), screen.queryAllByRole('progressbar').length]).toEqual(['', 1]);
  wait(1);
  expect(button()).toHaveTextContent(/640\skB/);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  receive(ofUnknownLength(2_140_000));
  expect(button()).toHaveTextContent(/2\.1\sMB/);
});

test('its name and text stay, so that it neither moves nor is renamed', async () => {
  await press();
  receive(ofUnknownLength(2_140_000));
  wait(3_000);
  expect(screen.getByRole('button', { name: 'Save as ZIP' })).toHaveTextContent(/Save as ZIP/);
});

test('a file whose length is known shows a share, not before all is there 100%', async () => {
  await press();
  wait(3_000);
  receive({ loading: true, received: { bytes: 450, total: 1_000 } });
  expect(button()).toHaveTextContent(/45%/);
  receive({ loading: true, received: { bytes: 999, total: 1_000 } });
  expect(button()).toHaveTextContent(/99%/);
});

test('while nothing has come it is only busy, however long that takes', async () => {
  await press();
  wait(60_000);
  expect([told(), screen.getAllByRole('progressbar').length]).toEqual(['', 1]);
});

test('a screen reader is told at three seconds and then every five, not at each change', async () => {
  await press();
  receive(ofUnknownLength(1_000_000));
  wait(3_000);
  expect(told()).toMatch(/^Downloaded so far: 1\sMB$/);
  for (const megabytes of [2, 3, 4]) {
    receive(ofUnknownLength(megabytes * 1_000_000));
    wait(1_500);
    expect(told()).toMatch(/: 1\sMB$/);
  }
  wait(500);
  expect(told()).toMatch(/: 4\sMB$/);
});

test('at the end, and when pressed again, it begins anew', async () => {
  await press();
  receive(ofUnknownLength(1_000_000));
  wait(3_000);
  receive(NOT_SAVING);
  expect([told(), button().textContent]).toEqual([null, 'Save as ZIP']);
  expect(jest.getTimerCount()).toBe(0);
  receive(ofUnknownLength(1_000));
  wait(2_999);
  expect([told(), button().textContent]).toEqual(['', 'Save as ZIP']);
});
