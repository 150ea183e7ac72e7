import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildApp } from './build-app.ts';
import { SAMPLE_MANIFEST as MANIFEST, SampleSource } from './testing/sample-source.ts';

/** Generous for busy machines. */
const TIMEOUT_MS = 120_000;
const ROOT = join(import.meta.dirname, '../../../..');

let source: SampleSource;
beforeAll(async () => {
  source = await SampleSource.write();
  const whole = `import * as ui from '@metier/shared-kit/ui';\nexport const Page = () => Object.keys(ui);`;
  await writeFile(join(source.folder, 'src/whole-page.tsx'), whole);
});
afterAll(() => source.remove());

describe('an invalid manifest does not build', () => {
  const buildWith = async (text: string) => {
    await writeFile(join(source.folder, 'src/manifest.ts'), text);
    await buildApp(source.folder, join(source.folder, 'broken'));
  };

  test.each([
    ['the name of another folder', MANIFEST.replace("'reports'", "'other'"), "but its folder's is 'reports'"],
    [
      'a menu entry without a text',
      MANIFEST.replace('menu.list', 'menu.none'),
      'no text "menu.none" for the menu entry /app/reports',
    ],
    [
      'a menu entry without a page',
      MANIFEST.replace("menu: [{ path: '/app/reports'", "menu: [{ path: '/app/none'"),
      '/app/none matches none of its routes',
    ],
    [
      'a read of a parameter that the path lacks',
      MANIFEST.replace("project_id: ':id'", "project_id: ':project'"),
      '/app/reports/:id has no parameter :project',
    ],
    [
      "a read of the signed-in user's id on a page for everybody",
      MANIFEST.replace("roles: ['customer']", "roles: 'public'").replace("':id' } }", "':user_id' } }"),
      '/app/reports/:id has no parameter :user_id',
    ],
    [
      'a page that is not an import',
      MANIFEST.replace("() => import('./list-page.tsx')", '() => undefined'),
      "must be `() => import('./file.tsx')`",
    ],
    [
      'an entry point of React that the shell does not share',
      `import 'react-dom/client';${MANIFEST}`,
      'The shell does not share react-dom/client',
    ],
    [
      'a file from outside of its folder',
      `import ${JSON.stringify(join(ROOT, 'remote-auth/src/manifest.ts'))};${MANIFEST}`,
      'src/manifest.ts imports ',
    ],
    [
      'a door of the kit as a whole, loaded on demand',
      `export const load = () => import('@metier/shared-kit/charts');${MANIFEST}`,
      'src/manifest.ts uses @metier/shared-kit/charts as a whole: import its names',
    ],
    [
      'a door of the kit as a whole, passed on',
      MANIFEST.replace('./list-page.tsx', './whole-page.tsx'),
      'src/whole-page.tsx uses @metier/shared-kit/ui as a whole: import its names',
    ],
    ['a page whose file is missing', MANIFEST.replace('./list-page.tsx', './none.tsx'), './none.tsx'],
  ])(
    '%s',
    async (_what, text, message) => {
      await expect(buildWith(text)).rejects.toThrow(message);
    },
    TIMEOUT_MS,
  );
});
