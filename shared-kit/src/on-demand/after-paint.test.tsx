import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { screen } from '../testing/index.ts';
import { afterPaint } from './after-paint.tsx';

const Chart = ({ name }: { name: string }) => <p>Chart of {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    const again = <button onClick={() => this.setState({ failed: false })}>Try again</button>;
    return this.state.failed ? again : this.props.children;
  }
}

/** A page with a chart whose code loads at the given attempt; `seen` is what happened, in its order. */
function show(comesAt = 1) {
  const seen: string[] = [];
  const Late = afterPaint(
    async () => {
      seen.push('load');
      if (seen.filter((what) => what === 'load').length < comesAt) throw new Error('Loading chunk 7 failed.');
      return Chart;
    },
    <p>Waiting</p>,
  );
  function Page() {
    const [isOpen, setOpen] = useState(true);
    useEffect(() => void requestAnimationFrame(() => seen.push('frame')), []);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Close or open</button>
        {isOpen && <Late name="May" />}
      </>
    );
  }
  render(
    <Boundary>
      <Page />
    </Boundary>,
    // Errors caught by a boundary are expected here.
    { onCaughtError: () => undefined },
  );
  return seen;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the code is loaded in the frame after the one that shows the page', async () => {
  const seen = show();
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByText('Chart of May')).toBeVisible();
  expect(screen.queryByText('Waiting')).toBeNull();
  expect(seen).toEqual(['frame', 'load']);
});

test('what is loaded is rendered with the page', async () => {
  const seen = show();
  await screen.findByText('Chart of May');
  await press('Close or open');
  await press('Close or open');
  expect(screen.getByText('Chart of May')).toBeVisible();
  expect(seen).toEqual(['frame', 'load']);
});

test('a loading error goes to the boundary, which loads the code again', async () => {
  const seen = show(2);
  await screen.findByRole('button', { name: 'Try again' });
  expect(seen).toEqual(['frame', 'load']);
  await press('Try again');
  expect(await screen.findByText('Chart of May')).toBeVisible();
  expect(seen.filter((what) => what === 'load')).toHaveLength(2);
});
