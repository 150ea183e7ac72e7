import { expect, test } from '@jest/globals';
import { takeFreshAddress } from './fresh-address.ts';

test('each attempt has an address of its own for the same files', () => {
  Object.assign(globalThis, { __webpack_public_path__: '/releases/shell/4502/' });
  takeFreshAddress();
  expect(globalThis).toHaveProperty('__webpack_public_path__', '/releases/shell/4502~1/');
  takeFreshAddress();
  expect(globalThis).toHaveProperty('__webpack_public_path__', '/releases/shell/4502~2/');
});
