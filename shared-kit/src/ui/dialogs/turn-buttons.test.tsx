import { expect, jest, test } from '@jest/globals';
import { act, renderPage, screen } from '../../testing/index.ts';
import { Dialog, DialogContent, TurnButtons, turnByKeys } from './index.ts';

const turn = jest.fn();
const labels = { previous: 'Previous', next: 'Next' };

/** A dialog that can be turned, and one opened from it. */
const Nested = ({ isInnerOpen }: { isInnerOpen: boolean }) => (
  <Dialog open onClose={() => undefined} onKeyDown={turnByKeys(turn)} aria-label="Outer">
    <DialogContent>
      <TurnButtons labels={labels} index={0} total={2} turn={turn} />
      <Dialog open={isInnerOpen} onClose={() => undefined} aria-label="Inner">
        <button type="button">Press</button>
      </Dialog>
    </DialogContent>
  </Dialog>
);

test.each([
  ['an arrow key turns', false, '{ArrowRight}', [[1]]],
  ['the other one turns back', false, '{ArrowLeft}', [[-1]]],
  [
    'Alt and an arrow key, which goes back in the browser, turns nothing',
    false,
    '{Alt>}{ArrowLeft}{/Alt}',
    [],
  ],
  ['an arrow key in a dialog opened from it turns nothing', true, '{ArrowRight}', []],
])('%s', async (_, isInnerOpen, keys, turned) => {
  turn.mockClear();
  const { person } = await renderPage(<Nested isInnerOpen={isInnerOpen} />, { path: '/', texts: {} });
  const name = isInnerOpen ? 'Press' : 'Next';
  act(() => screen.getByRole('button', { name }).focus());
  await person.keyboard(keys);
  expect(turn.mock.calls).toEqual(turned);
});
