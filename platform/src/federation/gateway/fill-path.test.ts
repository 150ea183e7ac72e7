import { expect, test } from '@jest/globals';
import { fillPath } from './fill-path.ts';

const PROJECT = '/api/projects/project?project_id=:id';

test.each([
  [PROJECT, '/app/projects/:id', '/app/projects/4711', '/api/projects/project?project_id=4711'],
  [PROJECT, '/app/projects/:id?', '/app/projects/4711', '/api/projects/project?project_id=4711'],
  [PROJECT, '/app/projects/:id', '/app/projects/$&', '/api/projects/project?project_id=$&'],
  ['/api/account/funds', '/app/projects/:id', '/app/projects/4711', '/api/account/funds'],
])('%s of %s at %s is %s', (address, pattern, path, filled) => {
  expect(fillPath(address, pattern, path)).toBe(filled);
});
