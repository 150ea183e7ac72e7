import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { preload } from './preload-script.ts';

const FILES = {
  nobody: ['/login.js'],
  customer: ['/projects.js', '/en.json'],
  freelancer: [],
  manager: ['/all.js'],
};

type Link = { rel?: string; as?: string; href?: string; src?: string; crossOrigin?: string };

/** Runs the script's own text where nothing else is, as in the page; tells what it added, and what it fetched. */
function run(token: string | null) {
  const added: Link[] = [];
  const fetched: string[] = [];
  const failures: (() => void)[] = [];
  const createElement = () => {
    const addEventListener = (_error: string, fail: () => void) => failures.push(fail);
    return Object.defineProperty<Link>({}, 'addEventListener', {
      value: addEventListener,
      enumerable: false,
    });
  };
  runInNewContext(`(${String(preload)})(FILES)`, {
    FILES,
    atob,
    fetch: (file: string) => fetched.push(file),
    localStorage: { getItem: (key: string) => (key === 'token' ? token : null) },
    document: { createElement, head: { append: (link: Link) => added.push(link) } },
  });
  return { added, fetched, failures };
}

const linksFor = (token: string | null) => run(token).added;

const tokenOf = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test('asks for the files of the role in the token, each in the way in which it will be loaded', () => {
  expect(linksFor(tokenOf({ first_name: 'Jörg ü?>', type_client: 'customer' }))).toEqual([
    { rel: 'preload', as: 'script', href: '/projects.js' },
    { rel: 'preload', as: 'fetch', href: '/en.json', crossOrigin: 'anonymous' },
  ]);
});

test.each([null, '', 'no-token', 'a.b.c', tokenOf({ type_client: 'other' })])(
  'takes %j for nobody',
  (token) => {
    expect(linksFor(token)).toEqual([{ rel: 'preload', as: 'script', href: '/login.js' }]);
  },
);

test('takes back what could not be preloaded, so that the next who asks for it gets another answer', () => {
  const { added, fetched, failures } = run(tokenOf({ type_client: 'customer' }));
  for (const fail of failures) fail();
  expect(fetched).toEqual(['/en.json']);
  expect(added.slice(2)).toEqual([{ src: '/projects.js' }]);
});
