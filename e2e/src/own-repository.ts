import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LANGUAGES } from '@metier/contract';
import { ROOT } from './root.ts';

const ENGLISH = '{ "title": "Notes", "lead": "Nothing noted yet, {{name}}." }';
const GERMAN = '{ "title": "Notizen", "lead": "Noch nichts notiert, {{name}}." }';

/** The sources of a remote in its own repository. */
const FILES: Readonly<Record<string, string>> = {
  // The gate asks for every language of the shell.
  ...Object.fromEntries(LANGUAGES.map((language) => [`src/locales/${language}.json`, ENGLISH])),
  'src/locales/de.json': GERMAN,
  'src/manifest.ts': `
    import type { RemoteManifest } from '@metier/shared-kit/remote';
    import type en from './locales/en.json';

    export const manifest = {
      name: 'notes',
      roles: ['customer'],
      routes: [{ path: '/app/notes', title: 'title', page: () => import('./features/notes/pages/notes-page.tsx') }],
      menu: [{ path: '/app/notes', label: 'title', icon: 'projects', order: 45 }],
      widgets: {},
    } satisfies RemoteManifest<typeof en>;`,
  'src/texts.ts': `
    import { textsOf } from '@metier/shared-kit/i18n';
    import type en from './locales/en.json';

    export const useTexts = textsOf<typeof en>('notes');`,
  'src/features/notes/pages/notes-page.tsx': `
    import { useSignedInUser } from '@metier/shared-kit/session';
    import { PageHeader } from '@metier/shared-kit/ui';
    import { useTexts } from '../../../texts.ts';

    export function Page() {
      const t = useTexts();
      return <PageHeader title={t('title')} lead={t('lead', { name: useSignedInUser().firstName })} />;
    }`,
  'webpack.config.ts': `
    import { remoteConfig } from '@metier/platform/build';

    export default remoteConfig(import.meta.dirname);`,
  'tsconfig.json': '{ "extends": "@metier/platform/tsconfig.json", "include": ["src"] }',
  'src/features/notes/pages/notes-page.test.tsx': `
    import { expect, test } from '@jest/globals';
    import { renderPage, screen } from '@metier/shared-kit/testing';
    import de from '../../../locales/de.json' with { type: 'json' };
    import en from '../../../locales/en.json' with { type: 'json' };
    import { Page } from './notes-page.tsx';

    test('greets its reader', async () => {
      await renderPage(<Page />, { path: '/app/notes', as: 'customer', texts: { notes: { en, de } } });
      expect(screen.getByText('Nothing noted yet, Ada.')).toBeVisible();
    });`,
};

/** A repository outside of the workspace with one remote, which depends only on the two packed packages. */
export interface OwnRepository {
  readonly folder: string;
  /** Runs a program, such as a binary of its dependencies, and returns its output. */
  readonly run: (
    program: string,
    args: readonly string[],
    environment?: NodeJS.ProcessEnv,
  ) => Promise<string>;
}

/** Creates it with the output of `npm run pack`, and installs. The caller removes its folder. */
export async function ownRepository(): Promise<OwnRepository> {
  // The folder may have any name.
  const folder = await mkdtemp(join(tmpdir(), 'metier-own-'));
  const packages = join(folder, 'packages');
  await run(ROOT, 'npm', ['run', '--silent', 'pack', '--', '--out', packages]);
  for (const [path, content] of Object.entries({ ...FILES, 'package.json': await packageFile(packages) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const pnpm = process.env['METIER_PNPM'] ?? 'pnpm';
  // Pins transitive dependencies to the versions of the workspace, which are in the package cache.
  await cp(join(ROOT, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'));
  const options = ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'];
  await run(folder, 'npx', ['--yes', pnpm, ...options]);
  return { folder, run: (...call) => run(folder, ...call) };
}

async function packageFile(packages: string): Promise<string> {
  const files = await readdir(packages);
  const packed = (name: string) => `file:packages/${files.find((file) => file.includes(name))}`;
  const catalog = await readFile(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const version = (library: string) =>
    new RegExp(`^  '?${library}'?: (.+)$`, 'm').exec(catalog)?.[1] ?? 'latest';
  const dependencies = {
    '@metier/contract': packed('contract'),
    '@metier/shared-kit': packed('shared-kit'),
    react: version('react'),
  };
  const tools = ['@jest/globals', '@types/react'].map((library) => [library, version(library)]);
  return JSON.stringify({
    name: '@another-team/remote-notes',
    private: true,
    type: 'module',
    dependencies,
    devDependencies: {
      '@metier/platform': packed('platform'),
      ...Object.fromEntries(tools),
      typescript: version('typescript'),
    },
  });
}

async function run(
  folder: string,
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const PATH = [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(
    delimiter,
  );
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, CI: '', NODE_OPTIONS: '', ...environment, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [words, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${String(code)}: ${words}${errors}`);
  return `${words}${errors}`;
}
