import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './root.ts';

/** A remote of another team, whole: all that a folder needs to be one, beside what it copies from another. */
const NOTES: Readonly<Record<string, string>> = {
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
  'src/locales/en.json': '{ "title": "Notes", "lead": "Nothing noted yet, {{name}}." }',
  'src/locales/de.json': '{ "title": "Notizen", "lead": "Noch nichts notiert, {{name}}." }',
};

const NOT_CHECKED_IN = /^(node_modules|dist|test-results|\.(git|cache|data))$/;

/** A clone of the workspace in which another team works. */
export interface OtherClone {
  readonly folder: string;
  /** Runs a command of the product as its README says, and returns what that tells. */
  readonly run: (...command: string[]) => Promise<string>;
}

/**
 * This workspace as somebody has it who has just cloned it and has run nothing yet, with one folder more: a fifth
 * remote. It releases into `releases`, which a gateway may be serving. The caller removes its folder.
 */
export async function cloneWithFifthRemote(releases: string): Promise<OtherClone> {
  const folder = await mkdtemp(join(tmpdir(), 'metier-clone-'));
  await cp(ROOT, folder, { recursive: true, filter: (path) => !NOT_CHECKED_IN.test(basename(path)) });
  await symlink(releases, join(folder, 'dist'));
  const remote = join(folder, 'remote-notes');
  for (const [path, content] of Object.entries(NOTES)) {
    await mkdir(dirname(join(remote, path)), { recursive: true });
    await writeFile(join(remote, path), content);
  }
  const model = join(ROOT, 'remote-manager');
  await cp(join(model, 'webpack.config.ts'), join(remote, 'webpack.config.ts'));
  const packageFile = await readFile(join(model, 'package.json'), 'utf8');
  await writeFile(join(remote, 'package.json'), packageFile.replace('remote-manager', 'remote-notes'));
  return { folder, run: (...command) => npm(folder, command) };
}

async function npm(folder: string, command: readonly string[]): Promise<string> {
  const run = spawn('npm', ['run', '--silent', ...command], {
    cwd: folder,
    // There a lockfile that does not know the folder is refused, because it should have been checked in.
    env: { ...process.env, CI: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return text(run.stdout);
}
