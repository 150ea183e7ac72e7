import { describe, expect, test } from '@jest/globals';
import { registryOf } from '../releases/index.ts';
import { preloadsOf, preloadsWithoutBundle, type Visitor } from './preloads.ts';
import { sampleReleases } from './testing/sample-releases.ts';

const releases = sampleReleases();
const registry = registryOf(releases);
const preloadsFor = (address: string, visitor: Visitor, language: 'en' | 'de' = 'en') =>
  preloadsOf(releases, registry, new URL(address, 'http://gateway'), language)[visitor];
const filesOf = (...asked: Parameters<typeof preloadsFor>) => preloadsFor(...asked).files;
const bundleOf = (...asked: Parameters<typeof preloadsFor>) => preloadsFor(...asked).bundle;

const LOGIN = ['/releases/auth/a1/entry.js', '/releases/auth/a1/auth.en.json'];

describe('the files that the page asks for at once', () => {
  test('are the entry and the texts of the remote of this address and role', () => {
    expect(filesOf('/app/my-projects', 'customer')).toEqual([
      '/releases/customer/c1/entry.js',
      '/releases/customer/c1/customer.en.json',
    ]);
  });

  test('bring the texts in the language of the page, or none if they do not exist in it', () => {
    expect(filesOf('/app/my-projects', 'customer', 'de')).toContain('/releases/customer/c1/customer.de.json');
    expect(filesOf('/auth/login', 'nobody', 'de').some((file) => file.endsWith('.json'))).toBe(false);
  });

  test('are those of sign-in for nobody, wherever they wanted to go', () => {
    expect(filesOf('/app/my-projects', 'nobody')).toEqual(LOGIN);
    expect(filesOf('/', 'nobody')).toEqual(LOGIN);
    expect(filesOf('/auth/login', 'nobody')).toEqual(LOGIN);
  });

  test('are those of the own projects for somebody who need not sign in', () => {
    expect(filesOf('/', 'customer')).toEqual(filesOf('/app/my-projects', 'customer'));
    expect(filesOf('/app', 'customer')).toEqual(filesOf('/app/my-projects', 'customer'));
    expect(filesOf('/app/', 'customer')).toEqual(filesOf('/app/my-projects', 'customer'));
    expect(filesOf('/auth/login', 'customer')).toEqual(filesOf('/app/my-projects', 'customer'));
  });

  test('are none for a page that is not for this role, or does not exist', () => {
    expect(filesOf('/app/my-projects', 'manager')).toEqual([]);
    expect(filesOf('/app/nowhere', 'customer')).toEqual([]);
    expect(filesOf('/legal/privacy-policy', 'nobody')).toEqual([]);
  });
});

describe('the bundle that the page asks for second', () => {
  test('is that of the page, of these releases of its remote and of the shell', () => {
    expect(bundleOf('/app/my-projects', 'customer')).toBe('/releases/customer/c1/page-0.s1.1.js');
    expect(bundleOf('/', 'nobody')).toBe('/releases/auth/a1/page-0.s1.1.js');
  });

  test('is that of the page to which an old address leads', () => {
    expect(bundleOf('/app/project/7', 'customer')).toBe('/releases/customer/c1/page-1.s1.1.js');
    expect(bundleOf('/app/project/7', 'nobody')).toBe(bundleOf('/auth/login', 'nobody'));
  });

  test('is none where there is no page, and none in development', () => {
    expect(bundleOf('/app/nowhere', 'customer')).toBeUndefined();
    const address = new URL('/app/my-projects', 'http://gateway');
    const { customer } = preloadsWithoutBundle(releases, registry, address, 'en');
    const { files, reads } = preloadsFor('/app/my-projects', 'customer');
    expect(customer).toStrictEqual({ files, reads });
  });
});

describe('the data that the page asks for at once', () => {
  const projects = ['/api/customer/my_projects?page=1'];

  test.each<[address: string, visitor: Visitor, reads: string[]]>([
    ['/app/my-projects', 'customer', projects],
    ['/', 'customer', projects],
    ['/app/my-projects?lang=de', 'customer', projects],
    ['/app/my-projects?page=2', 'customer', []],
    ['/app/my-projects', 'freelancer', []],
    ['/app/my-projects', 'nobody', []],
    ['/app/nowhere', 'customer', []],
  ])('of %s is, for %s, %j', (address, visitor, reads) => {
    expect(preloadsFor(address, visitor).reads).toEqual(reads);
  });
});
