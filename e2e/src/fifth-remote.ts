import { cp, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './root.ts';

/** A remote of another team, whole: all that a folder needs to be one. */
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

/** Every other remote has the same: its build in one line, and what it depends on. */
const SKELETON = ['webpack.config.ts', 'package.json', 'node_modules'];
const NOT_LINKED = /^(\..*|dist)$/;

/**
 * This workspace, with one folder more: a fifth remote. All others are links, so the workspace itself stays as it is.
 * Returns its folder; the caller removes it.
 */
export async function workspaceWithFifthRemote(): Promise<string> {
  const workspace = await mkdtemp(join(tmpdir(), 'metier-workspace-'));
  const entries = (await readdir(ROOT)).filter((name) => !NOT_LINKED.test(name));
  await Promise.all(entries.map((name) => symlink(join(ROOT, name), join(workspace, name))));
  const remote = join(workspace, 'remote-notes');
  for (const [path, text] of Object.entries(NOTES)) {
    await mkdir(dirname(join(remote, path)), { recursive: true });
    await writeFile(join(remote, path), text);
  }
  for (const name of SKELETON) {
    await cp(join(ROOT, 'remote-manager', name), join(remote, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  return workspace;
}
