import { afterEach, expect, jest, test } from '@jest/globals';
import { fetchWidgetEntries } from './fetch-widget-entries.ts';
import { appOf, pageOf } from './testing/registry.ts';

const registry = {
  apps: {
    orders: appOf('orders', {
      routes: [
        { ...pageOf('/app/user', ['customer']), widgets: ['account.security'] },
        { ...pageOf('/app/finances', ['freelancer']), widgets: ['money.chart'] },
        { ...pageOf('/app/finances/:id', ['manager']), widgets: ['money.chart'] },
      ],
    }),
    account: appOf('account', { widgets: ['account.security'] }),
    money: appOf('money', { widgets: ['money.chart'] }),
  },
  shell: { release: '1', base: '/releases/shell/1/', locales: {} },
};

const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => address);

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['customer', ['/releases/account/1/entry.js']],
  ['freelancer', ['/releases/money/1/entry.js']],
  ['manager', []],
  [undefined, []],
] as const)('the pages of a %s need the entries %j', (role, entries) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
  fetchWidgetEntries(registry, role);
  expect(asked()).toEqual(entries);
});
