import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import { digestOf, integrityOf } from '../../../integrity.ts';
import { buildApp } from '../build-app.ts';
import type { RemoteReleaseManifest } from '../manifest/release-manifest.ts';

export const SAMPLE_MANIFEST = `
export const manifest = {
  name: 'reports',
  roles: ['manager'],
  routes: [
    { path: '/app/reports', title: 'list.title', page: () => import('./list-page.tsx') },
    {
      path: '/app/reports/:id',
      roles: ['customer'],
      title: 'one.title',
      reads: [['GET /api/projects/project', { query: { project_id: ':id' } }], ['GET /api/catalogue']],
      page: () => import("./one-page.tsx"),
    },
  ],
  menu: [{ path: '/app/reports', label: 'menu.list', icon: 'projects', order: 50 }],
  widgets: { 'reports.latest': () => import('./latest-widget.tsx') },
};
`;

const FILES = {
  'webpack.config.ts': `export { config as default } from './config.ts';`,
  'config.ts': `
    import { remoteConfig } from ${JSON.stringify(join(import.meta.dirname, '../index.ts'))};
    export const config = remoteConfig(import.meta.dirname);`,
  'src/manifest.ts': SAMPLE_MANIFEST,
  'src/list-page.tsx': `
    import { Box, Panel } from '@metier/shared-kit/ui';
    import { useState } from 'react';
    export const Page = () => <Panel>{useState('LIST')[0]}<Box /></Panel>;`,
  'src/one-page.tsx': `
    import { Table } from '@metier/shared-kit/ui/tables';
    import { Panel } from '@metier/shared-kit/ui';
    import { useKitTexts } from '@metier/shared-kit/i18n';
    import { Widget } from '@metier/shared-kit/remote';
    const word = (key: string) => key;
    export const useWords = () => {
      const kit = useKitTexts();
      return [kit('action.save'), kit('rows', { count: 1 }), word('none')];
    };
    export const more = () => import('./more.tsx');
    export const chart = async () => {
      const { ColumnChart } = await import('@metier/shared-kit/charts');
      return ColumnChart;
    };
    export const series = () => import('@metier/shared-kit/charts').then(({ SeriesChart }) => SeriesChart);
    export const Page = () => <Panel><Table /><Widget name="account.security" /></Panel>;`,
  'src/more.tsx': `
    import { PATHS, projectPath } from '@metier/contract';
    import { Icon } from '@metier/shared-kit/ui';
    export const pages = () => [PATHS.help, projectPath('1')];
    export const wallet = () => <Icon name="wallet" />;
    export { Drawer } from '@metier/shared-kit/ui/drawer';
    type Calls = 'GET /api/only/a/type';
    export const names = (call: Calls | 'GET /api/catalogue') => call === 'GET /api/catalogue';`,
  'src/latest-widget.tsx': `export const Widget = () => <p>LATEST</p>;`,
  'src/locales/en.json': `{ "menu": { "list": "Reports", "one": "Report" }, "none": "No reports" }`,
  'src/locales/de.json': `{ "menu": { "list": "Berichte" } }`,
};

/** The source of a remote in a temporary folder. */
export class SampleSource {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async write(): Promise<SampleSource> {
    const source = new SampleSource(join(await mkdtemp(join(tmpdir(), 'build-')), 'remote-reports'));
    for (const [path, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(source.folder, path)), { recursive: true });
      await writeFile(join(source.folder, path), text);
    }
    return source;
  }

  /** Builds it. Returns the build. */
  async build(): Promise<SampleBuild> {
    const output = join(this.folder, 'dist');
    await buildApp(this.folder, output);
    const manifest = JSON.parse(
      await readFile(join(output, 'manifest.json'), 'utf8'),
    ) as RemoteReleaseManifest;
    const contentOf = async (files: readonly string[]) =>
      (await Promise.all(files.map((file) => readFile(join(output, file), 'utf8')))).join('\n');
    return { output, manifest, contentOf };
  }

  remove(): Promise<void> {
    return rm(dirname(this.folder), { recursive: true });
  }
}

/** A build of the sample. */
export interface SampleBuild {
  readonly output: string;
  readonly manifest: RemoteReleaseManifest;
  /** The text of some of its files. */
  readonly contentOf: (files: readonly string[]) => Promise<string>;
}

/** Expects each script and text of a build to have the digest of its content in its name. */
export async function expectDigests(build: string): Promise<void> {
  const named = /\.js$|\.(en|de)\..*json$/;
  const files = (await readdir(build)).filter((file) => named.test(file));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect(integrityOf(file)).toBe(digestOf(await readFile(join(build, file))));
}
