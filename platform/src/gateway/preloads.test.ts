import { describe, expect, test } from '@jest/globals';
import { registryOf } from '../releases/index.ts';
import { preloadsOf, type Visitor } from './preloads.ts';
import { sampleReleases } from './testing/sample-releases.ts';

const releases = sampleReleases();
const registry = registryOf(releases);
const preloadsFor = (address: string, visitor: Visitor, language: 'en' | 'de' = 'en') =>
  preloadsOf(releases, registry, new URL(address, 'http://gateway'), language)[visitor];
const filesOf = (...asked: Parameters<typeof preloadsFor>) => preloadsFor(...asked).files;
const doorsOf = (...asked: Parameters<typeof preloadsFor>) => preloadsFor(...asked).doors;

const LOGIN = ['/releases/auth/a1/entry.js', '/releases/auth/a1/login.js', '/releases/auth/a1/auth.en.json'];

describe('the files that the page asks for at once', () => {
  test('are those of the page of this address and role, with its texts', () => {
    expect(filesOf('/app/my-projects', 'customer')).toEqual([
      '/releases/customer/c1/entry.js',
      '/releases/customer/c1/projects.js',
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
    expect(filesOf('/auth/login', 'customer')).toEqual(filesOf('/app/my-projects', 'customer'));
  });

  test('are none for a page that is not for this role, or does not exist', () => {
    expect(filesOf('/app/my-projects', 'manager')).toEqual([]);
    expect(filesOf('/app/nowhere', 'customer')).toEqual([]);
    expect(filesOf('/legal/privacy-policy', 'nobody')).toEqual([]);
  });
});

describe('the doors that the page asks for second', () => {
  test('are those that it takes from the shell', () => {
    expect(doorsOf('/app/my-projects', 'customer')).toEqual([
      '/releases/shell/s1/tables.js',
      '/releases/shell/s1/common.js',
    ]);
    expect(doorsOf('/app/nowhere', 'customer')).toEqual([]);
  });

  test('name a file that two of them share only once, and none of a door that is in the entry', () => {
    expect(doorsOf('/app/my-projects', 'freelancer')).toEqual([
      '/releases/shell/s1/tables.js',
      '/releases/shell/s1/common.js',
      '/releases/shell/s1/tabs.js',
    ]);
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
