import { LANGUAGES, loadPerLanguage, PATHS, type Role } from '@metier/contract';

/** A new remote: its folder's name without `remote-`, and the role for its page. */
export interface NewRemote {
  readonly name: string;
  readonly role: Role;
}

/** @example titleOf('price-lists') // 'Price lists' */
const titleOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const TEXTS = await loadPerLanguage(
  async (language) =>
    ((await import(`./texts/${language}.json`, { with: { type: 'json' } })) as { default: { lead: string } })
      .default,
);

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const packageFile = (name: string): string =>
  json({
    name: `@metier/remote-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { build: 'webpack' },
    dependencies: {
      '@metier/contract': 'workspace:*',
      '@metier/shared-kit': 'workspace:*',
      react: 'catalog:',
    },
    devDependencies: {
      '@jest/globals': 'catalog:',
      '@metier/platform': 'workspace:*',
      '@types/react': 'catalog:',
      webpack: 'catalog:',
      'webpack-cli': 'catalog:',
    },
  });

const WEBPACK_CONFIG = `import { remoteConfig } from '@metier/platform/build';

export default remoteConfig(import.meta.dirname);
`;

/** The gate refuses a page at another app's address. */
const pathOf = (name: string): string => {
  const taken: readonly string[] = Object.values(PATHS);
  return taken.includes(`/app/${name}`) ? `/app/remote-${name}` : `/app/${name}`;
};

const pathsFile = (name: string): string => `/** The addresses of this remote's own pages. */
export const PATHS = { home: '${pathOf(name)}' } as const;
`;

const manifestFile = ({
  name,
  role,
}: NewRemote): string => `import type { RemoteManifest } from '@metier/shared-kit/remote';
import type en from './locales/en.json';
import { PATHS } from './paths.ts';

/** All that the shell knows of this remote. */
export const manifest = {
  name: '${name}',
  roles: ['${role}'],
  routes: [
    { path: PATHS.home, title: 'home.title', page: () => import('./features/home/pages/home-page.tsx') },
  ],
  menu: [{ path: PATHS.home, label: 'home.title', icon: 'projects', order: 90 }],
  widgets: {},
} satisfies RemoteManifest<typeof en>;
`;

const textsFile = (name: string): string => `import { textsOf } from '@metier/shared-kit/i18n';
import type en from './locales/en.json';

/** Texts of this remote, with checked keys. */
export const useTexts = textsOf<typeof en>('${name}');
`;

const PAGE = `import { useSignedInUser } from '@metier/shared-kit/session';
import { PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** The first page of this remote. */
export function Page() {
  const t = useTexts();
  return <PageHeader title={t('home.title')} lead={t('home.lead', { name: useSignedInUser().firstName })} />;
}
`;

const testFile = ({ name, role }: NewRemote): string => `import { expect, test } from '@jest/globals';
import { renderPage, screen } from '@metier/shared-kit/testing';
${LANGUAGES.map((language) => `import ${language} from '../../../locales/${language}.json' with { type: 'json' };\n`).join('')}import { PATHS } from '../../../paths.ts';
import { Page } from './home-page.tsx';

test.each([${LANGUAGES.map((language) => `'${language}'`).join(', ')}] as const)('greets the signed-in user (%s)', async (language) => {
  const texts = { ${/^\w+$/.test(name) ? name : `'${name}'`}: { ${LANGUAGES.join(', ')} } };
  await renderPage(<Page />, { path: PATHS.home, as: '${role}', texts, language });
  const words = { ${LANGUAGES.join(', ')} }[language].home;
  expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(screen.getByText(new RegExp(words.lead.replace('{{name}}', String.raw\`\\w+\`)))).toBeVisible();
});
`;

/** All files of a new remote by path. It builds, has a test, and shows one page in the menu. */
export function remoteFiles(remote: NewRemote): Readonly<Record<string, string>> {
  const { name } = remote;
  const title = titleOf(name);
  return {
    'package.json': packageFile(name),
    'webpack.config.ts': WEBPACK_CONFIG,
    'src/manifest.ts': manifestFile(remote),
    'src/paths.ts': pathsFile(name),
    'src/texts.ts': textsFile(name),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `src/locales/${language}.json`,
        json({ home: { title, lead: TEXTS[language].lead } }),
      ]),
    ),
    'src/features/home/pages/home-page.tsx': PAGE,
    'src/features/home/pages/home-page.test.tsx': testFile(remote),
  };
}
