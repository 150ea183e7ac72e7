import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { OPTIONS } from '../../law/find-breaches.ts';
import { SERVER_CODE } from './watch-server-code.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SERVER = 'platform/src/dev/server.ts';

test('all modules of the development server are in a watched folder', async () => {
  const { output } = await cruise([SERVER], { ...OPTIONS, baseDir: ROOT });
  const { modules } = output as ICruiseResult;
  const dependenciesOf = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const loaded = new Set<string>([SERVER]);
  for (const source of loaded)
    for (const { resolved, dependencyTypes, coreModule } of dependenciesOf.get(source) ?? [])
      if (!dependencyTypes.includes('type-only') && !coreModule && !/node_modules|\/testing\//.test(resolved))
        loaded.add(resolved);
  expect(loaded.size).toBeGreaterThan(200);
  const unwatched = [...loaded].filter(
    (file) => !SERVER_CODE.some((folder) => file.startsWith(`${folder}/`)),
  );
  expect(unwatched).toEqual([]);
});
