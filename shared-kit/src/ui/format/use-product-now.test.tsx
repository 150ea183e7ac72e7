import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { setProductTime } from '../../http/product-time.ts';
import { useProductNow } from './use-product-now.ts';

const DUE = Date.parse('2026-02-14T12:00:00Z');

beforeEach(() => void jest.useFakeTimers({ now: DUE - 60_000 }));
afterEach(() => void jest.useRealTimers());

function Late() {
  return <p>{useProductNow().getTime() < DUE ? 'in time' : 'late'}</p>;
}

test('an open page updates when the time has come, and stops its timer when left', () => {
  const { container, unmount } = render(
    <>
      <Late />
      <Late />
    </>,
  );
  expect(container).toHaveTextContent('in timein time');
  expect(jest.getTimerCount()).toBe(1);
  act(() => jest.advanceTimersByTime(60_000));
  expect(container).toHaveTextContent('latelate');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('an open page follows a clock that an answer corrects', () => {
  const { container, unmount } = render(<Late />);
  expect(container).toHaveTextContent('in time');
  act(() => setProductTime(new Date(DUE).toUTCString()));
  expect(container).toHaveTextContent('late');
  unmount();
  setProductTime(new Date().toUTCString());
});
