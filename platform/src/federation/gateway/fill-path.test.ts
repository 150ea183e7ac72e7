import { expect, test } from '@jest/globals';
import { fillPath } from './fill-path.ts';

const PROJECT = '/api/projects/project?project_id=:id';

test.each([
  [PROJECT, { id: '4711' }, '/api/projects/project?project_id=4711'],
  [PROJECT, { id: '$&' }, '/api/projects/project?project_id=$&'],
  [PROJECT, {}, PROJECT],
  ['/api/account/funds', { id: '4711' }, '/api/account/funds'],
])('%s of %j is %s', (address, params, filled) => {
  expect(fillPath(address, params)).toBe(filled);
});
