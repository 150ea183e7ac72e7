import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { act, screen, waitFor } from '../testing/index.ts';
import { BrowserRouter, useBackCloses, useLocation, useNavigate } from './index.ts';

/** Every location that the router rendered. */
let seen: unknown[] = [];

function Sheet({ name, busy = false, onClose }: { name: string; busy?: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  useBackCloses(true, () => !busy && onClose());
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>Close {name}</button>
      <button onClick={() => void navigate('/next')}>Next of {name}</button>
      <button
        onClick={() => {
          onClose();
          void navigate(-1);
        }}
      >
        Leave {name}
      </button>
    </div>
  );
}

function Product({ busy = false }: { busy?: boolean }) {
  const location = useLocation();
  if (seen.at(-1) !== location) seen.push(location);
  return <Page key={location.pathname} path={location.pathname} busy={busy} />;
}

function Page({ path, busy }: { path: string; busy: boolean }) {
  const navigate = useNavigate();
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <main>
      <h1>{path}</h1>
      <button onClick={() => void navigate('/project')}>Project</button>
      <button onClick={() => setOuter(true)}>Open</button>
      <button onClick={() => setInner(true)}>Ask</button>
      {outer && <Sheet name="outer" busy={busy} onClose={() => setOuter(false)} />}
      {inner && <Sheet name="inner" onClose={() => setInner(false)} />}
    </main>
  );
}

const person = userEvent.setup();
const press = (name: string) => person.click(screen.getByRole('button', { name, hidden: true }));
/**
 * More than the timers that follow each other after a press: a step through the history is one, its event another, and
 * the dialogs' entry is adjusted in a third, which may begin a step.
 */
const TURNS = 10;
/** Waits until the history has settled: timers without a delay end in the order in which they were started. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}
const move = async (step: 'back' | 'forward') => {
  window.history[step]();
  await rest();
};
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const shown = () => screen.getByRole('heading').textContent;

async function show(busy = false) {
  render(
    <BrowserRouter>
      <Product busy={busy} />
    </BrowserRouter>,
  );
  await press('Project');
  await waitFor(() => expect(shown()).toBe('/project'));
}

async function open(name: 'Open' | 'Ask' = 'Open') {
  await press(name);
  await rest();
}

beforeEach(() => {
  window.history.pushState(null, '', '/list');
  seen = [];
});
afterEach(async () => {
  cleanup();
  await rest();
});

test('a dialog has its entry as soon as it is there: Back at once closes it', async () => {
  await show();
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  window.history.back();
  await rest();
  expect(isOpen('outer')).toBe(false);
  expect(shown()).toBe('/project');
});

test('Back closes an open dialog and stays on the page; the next Back leaves the page', async () => {
  await show();
  await open();
  const before = seen.length;
  await move('back');
  expect(isOpen('outer')).toBe(false);
  expect(seen).toHaveLength(before);
  expect(window.location.pathname).toBe('/project');
  await move('back');
  await waitFor(() => expect(shown()).toBe('/list'));
});

test('Forward neither reopens a dialog nor breaks the page', async () => {
  await show();
  await open();
  await move('back');
  const before = seen.length;
  await move('forward');
  expect(isOpen('outer')).toBe(false);
  expect(seen).toHaveLength(before);
  await move('back');
  await waitFor(() => expect(shown()).toBe('/list'));
});

test('a dialog closed by other means leaves no history entry', async () => {
  await show();
  await open();
  await press('Close outer');
  await rest();
  await move('back');
  await waitFor(() => expect(shown()).toBe('/list'));
});

test('Back closes the topmost of two dialogs first', async () => {
  await show();
  await open();
  await open('Ask');
  await move('back');
  expect([isOpen('outer'), isOpen('inner')]).toEqual([true, false]);
  await move('back');
  expect(isOpen('outer')).toBe(false);
  await waitFor(() => expect(shown()).toBe('/project'));
  await move('back');
  await waitFor(() => expect(shown()).toBe('/list'));
});

test('a dialog stays open while its step runs', async () => {
  await show(true);
  await open();
  await move('back');
  await move('back');
  expect(isOpen('outer')).toBe(true);
  expect(window.location.pathname).toBe('/project');
});

test('after a link in a dialog, Back returns to its page in one step', async () => {
  await show();
  await open();
  await press('Next of outer');
  await waitFor(() => expect(shown()).toBe('/next'));
  await rest();
  expect(window.location.pathname).toBe('/next');
  await move('back');
  await waitFor(() => expect(shown()).toBe('/project'));
  await move('back');
  await waitFor(() => expect(shown()).toBe('/list'));
});

test('a dialog that closes by going back a page goes back one page', async () => {
  await show();
  await open();
  await press('Leave outer');
  await waitFor(() => expect(shown()).toBe('/list'));
});

test('after a reload with an open dialog its history entry is left', async () => {
  await show();
  await open();
  cleanup();
  // The page is reloaded at the dialog's history entry, without the dialog.
  render(
    <BrowserRouter>
      <Product />
    </BrowserRouter>,
  );
  await rest();
  await move('back');
  await waitFor(() => expect(shown()).toBe('/list'));
});
