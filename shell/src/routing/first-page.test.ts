import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { registry } from '@metier/platform/federation/testing';
import { prepareFirstPage } from './first-page.ts';
import { visitOf } from './visit-of.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('texts that never come are waited for one second: then the shell is shown without the page', async () => {
  const { match } = visitOf(registry, { pathname: PATHS.myProjects, search: '', hash: '' }, 'customer');
  expect(match).toBeDefined();
  const onPrepared = jest.fn();
  void prepareFirstPage(registry, match, new Promise(() => {})).then(onPrepared);
  await jest.advanceTimersByTimeAsync(999);
  expect(onPrepared).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onPrepared).toHaveBeenCalledTimes(1);
});
