import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { preload } from './preload-script.ts';

const FILES = { nobody: ['/login.js'], customer: ['/projects.js', '/en.json'], freelancer: [], manager: ['/all.js'] };

type Link = { rel?: string; as?: string; href?: string; crossOrigin?: string };

/** Runs the script's own text where nothing else is, as in the page. */
function linksFor(token: string | null): Link[] {
  const links: Link[] = [];
  runInNewContext(`(${preload})(FILES)`, {
    FILES,
    atob,
    localStorage: { getItem: (key: string) => (key === 'token' ? token : null) },
    document: { createElement: (): Link => ({}), head: { append: (link: Link) => links.push(link) } },
  });
  return links;
}

const tokenOf = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test('asks for the files of the role in the token, each in the way in which it will be loaded', () => {
  expect(linksFor(tokenOf({ first_name: 'Jörg ü?>', type_client: 'customer' }))).toEqual([
    { rel: 'preload', as: 'script', href: '/projects.js' },
    { rel: 'preload', as: 'fetch', href: '/en.json', crossOrigin: 'anonymous' },
  ]);
});

test.each([null, '', 'no-token', 'a.b.c', tokenOf({ type_client: 'other' })])('takes %j for nobody', (token) => {
  expect(linksFor(token)).toEqual([{ rel: 'preload', as: 'script', href: '/login.js' }]);
});
