import { describe, expect, test } from '@jest/globals';
import type { Role } from '@metier/contract';
import { registryOf } from '../../releases/index.ts';
import { preloadsOf } from './preloads.ts';
import { sampleReleases } from './testing/sample-releases.ts';

const releases = sampleReleases();
const registry = registryOf(releases);
const preloadsFor = (address: string, role?: Role, language: 'en' | 'de' = 'en') =>
  preloadsOf(releases, registry, { url: new URL(address, 'http://gateway'), language, role });
const filesOf = (...asked: Parameters<typeof preloadsFor>) => preloadsFor(...asked).files;
const scriptsOf = (...asked: Parameters<typeof preloadsFor>) => preloadsFor(...asked).scripts;

const FRAME_TEXTS = ['/releases/shell/kit.en.json'];
const LOGIN = ['/releases/auth/auth.en.json', ...FRAME_TEXTS, '/releases/auth/entry.js'];

describe('the files that the page requests at once', () => {
  test("are the entry of the remote of this address and role, and the texts in the page's language", () => {
    expect(filesOf('/app/my-projects', 'customer', 'de')).toEqual([
      '/releases/customer/customer.de.json',
      '/releases/shell/kit.de.json',
      '/releases/customer/entry.js',
    ]);
  });

  test('are those of sign-in for an anonymous visitor, at any address', () => {
    expect(filesOf('/app/my-projects')).toEqual(LOGIN);
    expect(filesOf('/')).toEqual(LOGIN);
    expect(filesOf('/auth/login')).toEqual(LOGIN);
  });

  test.each(['/', '/app', '/app/', '/auth/login'])(
    'at %s are those of the own projects for a signed-in user',
    (address) => {
      expect(filesOf(address, 'customer')).toEqual(filesOf('/app/my-projects', 'customer'));
    },
  );

  test("are the shell's texts for a page of the shell, of another role, or that does not exist", () => {
    expect(filesOf('/app/my-projects', 'manager')).toEqual(FRAME_TEXTS);
    expect(filesOf('/app/nowhere', 'customer')).toEqual(FRAME_TEXTS);
    expect(filesOf('/legal/privacy-policy')).toEqual(FRAME_TEXTS);
  });
});

test("an older shell's own texts are requested, too", () => {
  const { shell } = releases;
  const locales = { shell: { en: 'shell.en.json' }, ...shell.manifest.locales };
  const older = { ...releases, shell: { ...shell, manifest: { ...shell.manifest, locales } } };
  const page = { url: new URL('http://gateway/legal/privacy-policy'), language: 'en' } as const;
  expect(preloadsOf(older, registryOf(older), page).files).toEqual([
    '/releases/shell/shell.en.json',
    ...FRAME_TEXTS,
  ]);
});

describe('the scripts that the page runs', () => {
  const PROJECTS = [
    '/releases/customer/projects.js',
    '/releases/shell/tables.js',
    '/releases/shell/common.js',
  ];

  test('are the chunks of the page and of the doors that it uses, each once', () => {
    expect(scriptsOf('/app/my-projects', 'customer')).toEqual(PROJECTS);
    expect(scriptsOf('/app/my-projects', 'freelancer')).toEqual([
      '/releases/freelancer/projects.js',
      '/releases/shell/tables.js',
      '/releases/shell/common.js',
      '/releases/shell/tabs.js',
    ]);
    expect(scriptsOf('/')).toEqual(['/releases/auth/login.js']);
  });

  test("are those of the redirect's target at an old address", () => {
    expect(scriptsOf('/app/project/7', 'customer')).toEqual(['/releases/customer/project.js']);
    expect(scriptsOf('/app/project/7')).toEqual(scriptsOf('/auth/login'));
  });

  test('are none if there is no page', () => {
    expect(scriptsOf('/app/nowhere', 'customer')).toEqual([]);
  });
});

describe('the data that the page requests at once', () => {
  const projects = ['/api/customer/my_projects?page=1'];

  test.each<[address: string, role: Role | undefined, reads: string[]]>([
    ['/app/my-projects', 'customer', projects],
    ['/', 'customer', projects],
    ['/app/my-projects?lang=de', 'customer', projects],
    ['/app/my-projects?page=2', 'customer', []],
    ['/app/my-projects', 'freelancer', []],
    ['/app/my-projects', undefined, []],
    ['/app/nowhere', 'customer', []],
  ])('of %s is, for %s, %j', (address, role, reads) => {
    expect(preloadsFor(address, role).reads).toEqual(reads);
  });
});
