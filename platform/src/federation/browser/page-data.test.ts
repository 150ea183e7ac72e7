import { expect, test } from '@jest/globals';
import type { Registry } from '@metier/shared-kit/registry';
import { localeUrl } from './locale-url.ts';
import { pageNonce, readRegistry } from './page-data.ts';

const registry = {
  apps: {
    customer: {
      release: 'c1',
      base: '/releases/customer/c1/',
      manifest: {
        container: 'x',
        entry: 'entry.js',
        routes: [],
        menu: [],
        widgets: [],
        locales: { en: 'customer.en.json' },
      },
    },
  },
  shell: {
    release: 's1',
    base: '/releases/shell/s1/',
    locales: { kit: { en: 'kit.en.json', de: 'kit.de.json' } },
  },
} satisfies Registry;

test('the registry and the nonce are read from the page that the gateway wrote', () => {
  const page = new DOMParser().parseFromString(
    `<script id="registry" type="application/json" nonce="n0nce">${JSON.stringify(registry)}</script>`,
    'text/html',
  );
  expect(readRegistry(page)).toEqual(registry);
  expect(pageNonce(page)).toBe('n0nce');
});

test('a page of another server is recognised', () => {
  expect(() => readRegistry(document)).toThrow('it was not served by the gateway');
});

test.each([
  ['en', 'customer', '/releases/customer/c1/customer.en.json'],
  ['de', 'customer', '/releases/customer/c1/customer.en.json'],
  ['de', 'kit', '/releases/shell/s1/kit.de.json'],
  ['en', 'nobody', undefined],
])('texts in %s of %s stand at %s', (language, namespace, url) => {
  expect(localeUrl(registry, language, namespace)).toBe(url);
});
