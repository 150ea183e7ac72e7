import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, jest, test } from '@jest/globals';
import { preload } from './preload-script.ts';
import type { Preloads } from './preloads.ts';

const OF_NOBODY: Preloads = {
  files: ['/login.js'],
  scripts: ['/login-page.js', '/forms.js'],
  reads: ['/api/public'],
};
const OF_CUSTOMER: Preloads = {
  role: 'customer',
  files: ['/projects.js', '/en.json'],
  scripts: [],
  reads: ['/api/mine', '/api/lost'],
};

interface Link {
  rel?: string;
  as?: string;
  href?: string;
  src?: string;
  crossOrigin?: string;
  fetchPriority?: string;
  integrity?: string;
}

/**
 * Runs the script's source in isolation, as in the page, until the first of the shell's scripts has loaded; returns
 * what it added only then, and what it fetched.
 */
function run(token: string | null, preloads: Preloads) {
  const added: Link[] = [];
  const fetched: string[] = [];
  const lost = new Set(['/api/lost']);
  const listeners: Record<string, (() => void)[]> = { load: [], error: [] };
  const shellScript = new EventTarget();
  const createElement = () => {
    const addEventListener = (event: string, listener: () => void) => listeners[event]?.push(listener);
    return Object.defineProperty<Link>({}, 'addEventListener', {
      value: addEventListener,
      enumerable: false,
    });
  };
  const page = {
    preloads,
    Map,
    atob,
    performance,
    fetch: async (address: string, init?: { headers: object }) => {
      fetched.push(address);
      if (lost.has(address)) throw new TypeError('offline');
      return { address, ...init?.headers };
    },
    URL,
    location: { href: 'https://metier.example/app', origin: 'https://metier.example' },
    localStorage: { getItem: (key: string) => (key === 'token' ? token : null) },
    document: {
      createElement,
      querySelector: (selector: string) => (selector === 'script[defer]' ? shellScript : null),
      head: { append: (link: Link) => added.push(link) },
      documentElement: { lang: 'de' },
    },
  };
  runInNewContext(`(${String(preload)})(preloads, (address) => 'integrity of ' + address)`, page);
  expect(added).toEqual([]);
  shellScript.dispatchEvent(new Event('load'));
  const { metier } = page as typeof page & Pick<typeof globalThis, 'metier'>;
  const lose = (address: string) => lost.add(address);
  return { added, fetched, listeners, lose, early: metier?.earlyAnswers, pageScripts: metier?.pageScripts };
}

const tokenOf = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const CUSTOMER = tokenOf({ first_name: 'Jörg ü?>', type_client: 'customer' });

test('preloads the files of the page, each with the mode in which it will be loaded', () => {
  expect(run(CUSTOMER, OF_CUSTOMER).added).toEqual([
    {
      rel: 'preload',
      as: 'script',
      href: '/projects.js',
      fetchPriority: 'low',
      integrity: 'integrity of /projects.js',
    },
    { rel: 'preload', as: 'fetch', href: '/en.json', crossOrigin: 'anonymous', fetchPriority: 'low' },
  ]);
});

test.each([null, '', 'no-token', 'a.b.c'])('takes %j for a visitor without a session', (token) => {
  expect(run(token, OF_NOBODY).added).toEqual([
    { src: '/login-page.js', fetchPriority: 'low', integrity: 'integrity of /login-page.js' },
    { src: '/forms.js', fetchPriority: 'low', integrity: 'integrity of /forms.js' },
    {
      rel: 'preload',
      as: 'script',
      href: '/login.js',
      fetchPriority: 'low',
      integrity: 'integrity of /login.js',
    },
  ]);
});

test.each([
  ['a customer', 'nobody', CUSTOMER, OF_NOBODY],
  ['nobody', 'a customer', null, OF_CUSTOMER],
  ['a manager', 'a customer', tokenOf({ type_client: 'manager' }), OF_CUSTOMER],
  ['an unknown role', 'nobody', tokenOf({ type_client: 'other' }), OF_NOBODY],
])('requests nothing for %s if the page was prepared for %s', async (_who, _role, token, preloads) => {
  const { added, fetched, early, pageScripts } = run(token, preloads);
  expect([added, fetched, early?.size]).toEqual([[], [], 0]);
  await expect(pageScripts).resolves.toEqual([]);
});

test.each(['load', 'error'])('makes the shell wait for the %s of each script', async (end) => {
  const { pageScripts, listeners } = run(null, OF_NOBODY);
  const ended = jest.fn();
  void pageScripts?.then(ended);
  listeners[end]?.[0]?.();
  await setImmediate();
  expect(ended).not.toHaveBeenCalled();
  listeners[end]?.[1]?.();
  await pageScripts;
  expect(ended).toHaveBeenCalled();
});

test('consumes a failed preload, so that the next request gets another response', async () => {
  const { added, fetched, listeners, lose } = run(CUSTOMER, OF_CUSTOMER);
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  lose('/en.json');
  fetched.length = 0;
  for (const fail of listeners['error'] ?? []) fail();
  expect(fetched).toEqual(['/en.json']);
  // With its integrity: a browser that does not reuse the failed preload runs it.
  expect(added.slice(2)).toEqual([
    { src: '/projects.js', fetchPriority: 'low', integrity: 'integrity of /projects.js' },
  ]);
  await setImmediate();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test("requests the data of the page as its user, and keeps the responses for the page's code", async () => {
  const { early } = run(CUSTOMER, OF_CUSTOMER);
  expect(early?.get('/api/mine')?.token).toBe(CUSTOMER);
  await expect(early?.get('/api/mine')?.answer).resolves.toEqual({
    address: '/api/mine',
    Authorization: `Bearer ${CUSTOMER}`,
    'Accept-Language': 'de',
  });
  await expect(early?.get('/api/lost')?.answer).resolves.toBeUndefined();
});

test('requests the data of a public page without a session as nobody', async () => {
  const { early } = run(null, OF_NOBODY);
  expect(early?.get('/api/public')?.token).toBeNull();
  await expect(early?.get('/api/public')?.answer).resolves.toEqual({
    address: '/api/public',
    'Accept-Language': 'de',
  });
});
