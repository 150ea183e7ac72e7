import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { dependencyList } from './dependency-list.ts';

const LOCKFILE = `packages:

  '@next/engine-darwin@1.2.0':
    resolution: {integrity: sha512-1}
    os: [darwin]

  fastify@5.9.0:
    resolution: {integrity: sha512-2}

snapshots:

  '@next/engine-darwin@1.2.0': {}

  fastify@5.9.0: {}
`;

test('lists every library with versions and licence, sorted by name, without local paths', () => {
  const json = JSON.stringify({
    MIT: [
      { name: 'fastify', versions: ['5.9.0', '5.12.0'], paths: ['/home/ada/fastify'], license: 'MIT' },
      { name: 'argon2', versions: ['1.0.0'], paths: [], homepage: 'https://argon2.example' },
    ],
    'BSD-3-Clause': [{ name: 'express', versions: ['1.0.0'], paths: [] }],
  });
  expect(dependencyList(json, LOCKFILE)).toEqual([
    {
      name: '@next/engine-darwin',
      versions: ['1.2.0'],
      licence: 'not installed on the platform of this build',
    },
    { name: 'argon2', versions: ['1.0.0'], licence: 'MIT', homepage: 'https://argon2.example' },
    { name: 'express', versions: ['1.0.0'], licence: 'BSD-3-Clause' },
    { name: 'fastify', versions: ['5.12.0', '5.9.0'], licence: 'MIT' },
  ]);
});

test('lists every library of the lockfile, also those of other platforms', () => {
  const lockfile = readFileSync(new URL('../../../../pnpm-lock.yaml', import.meta.url), 'utf8');
  const listed = dependencyList('{}', lockfile).flatMap(({ versions }) => versions);
  expect(listed).toHaveLength(lockfile.match(/^    resolution: /gm)?.length ?? 0);
});
