import type { Audience } from '@metier/shared-kit/registry';
import type { PartFiles, RemoteReleaseManifest } from '../../build/manifest/release-manifest.ts';
import type { Live, LiveReleases } from '../../../releases/index.ts';

type Page = PartFiles & { readonly path: string; readonly reads?: readonly string[] };

function remote(app: string, release: string, roles: Audience, pages: readonly Page[]) {
  return {
    release,
    base: `/releases/${app}/`,
    manifest: {
      app,
      container: `metier_${app}`,
      entry: 'entry.js',
      routes: pages.map((page) => ({ reads: [], ...page, roles, title: 'title' })),
      menu: [],
      widgets: {},
      locales: { en: `${app}.en.json`, de: `${app}.de.json` },
    },
  } satisfies Live<RemoteReleaseManifest>;
}

/** A shell and three small remotes, as returned by the store. */
export function sampleReleases(): LiveReleases {
  const projects = '/app/my-projects';
  const tables = { ui: ['Box'], 'ui/tables': ['Table'] };
  return {
    shell: {
      release: 's1',
      base: '/releases/shell/',
      manifest: {
        app: 'shell',
        entry: ['entry.js'],
        doors: { ui: [], 'ui/tables': ['tables.js', 'common.js'], 'ui/tabs': ['common.js', 'tabs.js'] },
        locales: { kit: { en: 'kit.en.json', de: 'kit.de.json' } },
        fonts: ['letters.woff2'],
        firstPaint: '<style nonce="NONCE">body{margin:0}</style>',
      },
    },
    remotes: [
      remote('auth', 'a1', 'public', [
        { path: '/auth/login', files: ['entry.js', 'login.js'], doors: { ui: ['Box'] } },
      ]),
      remote(
        'customer',
        'c1',
        ['customer'],
        [
          {
            path: projects,
            files: ['entry.js', 'projects.js'],
            doors: tables,
            reads: ['/api/customer/my_projects?page=1'],
          },
          { path: '/app/projects/:id', files: ['entry.js', 'project.js'], doors: { ui: ['Box'] } },
        ],
      ),
      remote(
        'freelancer',
        'f1',
        ['freelancer'],
        [{ path: projects, files: ['entry.js', 'projects.js'], doors: { ...tables, 'ui/tabs': ['Tab'] } }],
      ),
    ],
  };
}
