import { expect, test } from '@jest/globals';
import { dependencyList } from './dependency-list.ts';

test('lists every library with versions and licence, sorted by name, without local paths', () => {
  const json = JSON.stringify({
    MIT: [
      { name: 'fastify', versions: ['5.9.0', '5.12.0'], paths: ['/home/ada/fastify'], license: 'MIT' },
      { name: 'argon2', versions: ['1.0.0'], paths: [], homepage: 'https://argon2.example' },
    ],
    'BSD-3-Clause': [{ name: 'express', versions: ['1.0.0'], paths: [] }],
  });
  expect(dependencyList(json)).toEqual([
    { name: 'argon2', versions: ['1.0.0'], licence: 'MIT', homepage: 'https://argon2.example' },
    { name: 'express', versions: ['1.0.0'], licence: 'BSD-3-Clause' },
    { name: 'fastify', versions: ['5.12.0', '5.9.0'], licence: 'MIT' },
  ]);
});
