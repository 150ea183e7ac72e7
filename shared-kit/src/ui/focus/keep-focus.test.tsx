import { expect, test } from '@jest/globals';
import { useEffect, useState, type ReactNode } from 'react';
import { act, renderPage, screen, waitFor, within } from '../../testing/index.ts';
import { Button, PageHeader, Panel } from '../index.ts';
import { ConfirmButton } from '../confirm/index.ts';

/** A button that is replaced by another one when pressed. */
const Step = ({ from, to }: { from: string; to: string }) => {
  const [taken, setTaken] = useState(false);
  return taken ? (
    <Button key={to}>{to}</Button>
  ) : (
    <Button key={from} onClick={() => setTaken(true)}>
      {from}
    </Button>
  );
};

const Rows = () => {
  const [rows, setRows] = useState(['One', 'Two']);
  return (
    <Panel title="Links">
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <a href={`#${row}`}>{row}</a>
            <ConfirmButton
              title="Remove?"
              text="It is gone then."
              confirm="Yes"
              aria-label={`Remove ${row}`}
              onConfirm={async () => setRows(rows.filter((each) => each !== row))}
            >
              Remove
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const show = (page: ReactNode) =>
  renderPage(
    <main>
      <PageHeader title="A page" />
      {page}
    </main>,
    { path: '/', texts: {} },
  );

/** Presses a button by keyboard. */
async function press(person: { keyboard: (keys: string) => Promise<void> }, button: HTMLElement) {
  act(() => button.focus());
  await person.keyboard('{Enter}');
}

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

test('when a button is replaced, the heading of its section gets the focus', async () => {
  const { person } = await show(
    <>
      <Panel title="Brief">…</Panel>
      <Panel title="Next step">
        <Step from="Start" to="Deliver" />
      </Panel>
    </>,
  );
  await press(person, button('Start'));
  await waitFor(() => expect(heading('Next step')).toHaveFocus());
});

test("outside of sections the page's title gets the focus", async () => {
  const { person } = await show(<Step from="Start" to="Deliver" />);
  await press(person, button('Start'));
  await waitFor(() => expect(heading('A page')).toHaveFocus());
});

test("in a row the row's first control gets the focus", async () => {
  const { person } = await show(
    <table>
      <tbody>
        <tr>
          <td>
            <a href="#project">A project</a>
          </td>
          <td>
            <Step from="Respond" to="Withdraw" />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  await press(person, button('Respond'));
  await waitFor(() => expect(screen.getByRole('link', { name: 'A project' })).toHaveFocus());
});

test('when a dialog removes a row, the heading of its list gets the focus', async () => {
  const { person } = await show(<Rows />);
  await press(person, button('Remove Two'));
  await press(person, within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(heading('Links')).toHaveFocus());
});

test('a busy button gets the focus back when its step has failed', async () => {
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  const Failing = () => {
    const [runs, setRuns] = useState(false);
    const run = async () => {
      setRuns(true);
      await failed;
      setRuns(false);
    };
    return (
      <Button loading={runs} onClick={() => void run()}>
        Start
      </Button>
    );
  };
  const { person } = await show(<Failing />);
  await press(person, button('Start'));
  expect(button('Start')).toBeDisabled();
  // Browsers blur a control that is disabled.
  act(() => button('Start').blur());
  expect(document.body).toHaveFocus();
  await act(async () => fail());
  await waitFor(() => expect(button('Start')).toHaveFocus());
});

test('when a button is disabled permanently, its section gets the focus', async () => {
  const Once = () => {
    const [done, setDone] = useState(false);
    return (
      <Panel title="Mails">
        <Button disabled={done} onClick={() => setDone(true)}>
          Send
        </Button>
      </Panel>
    );
  };
  const { person } = await show(<Once />);
  await press(person, button('Send'));
  await waitFor(() => expect(heading('Mails')).toHaveFocus());
});

test('a press elsewhere while a step runs is where the person is: its end does not move the focus', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const Running = () => {
    const [state, setState] = useState<'new' | 'runs' | 'done'>('new');
    const run = async () => {
      setState('runs');
      await ended;
      setState('done');
    };
    return (
      <Panel title="Next step">
        <p>Some text</p>
        {state !== 'done' && (
          <Button loading={state === 'runs'} onClick={() => void run()}>
            Start
          </Button>
        )}
      </Panel>
    );
  };
  const { person } = await show(<Running />);
  await press(person, button('Start'));
  // Browsers blur a control that is disabled.
  act(() => button('Start').blur());
  await person.click(screen.getByText('Some text'));
  await act(async () => end());
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(document.body).toHaveFocus();
});

test('a blur by a press elsewhere does not move the focus back', async () => {
  const { promise: refreshed, resolve: refresh } = Promise.withResolvers<void>();
  const Vanishing = () => {
    const [gone, setGone] = useState(false);
    useEffect(() => void refreshed.then(() => setGone(true)), []);
    return (
      <>
        <p>Some text</p>
        {!gone && <Button>Start</Button>}
      </>
    );
  };
  const { person } = await show(<Vanishing />);
  act(() => button('Start').focus());
  await person.click(screen.getByText('Some text'));
  expect(document.body).toHaveFocus();
  await act(async () => refresh());
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(document.body).toHaveFocus();
});
