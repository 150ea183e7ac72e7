import { expect, test } from '@jest/globals';
import { usedWidgetsIn } from './used-widgets.ts';

const IMPORT = "import { useX, Widget } from '@metier/shared-kit/remote';";

test.each([
  [
    'a widget',
    `${IMPORT} /*#__PURE__*/ _jsx(Widget, {\n  name: "account.security"\n})`,
    ['account.security'],
  ],
  [
    'each that is shown',
    `${IMPORT} _jsx(Widget, { name: "a.b" }, "k"); _jsx(Widget, { name: "c.d" })`,
    ['a.b', 'c.d'],
  ],
  [
    'another name',
    "import { Widget as $Part } from '@metier/shared-kit/remote'; _jsx($Part, { name: 'a.b' })",
    ['a.b'],
  ],
  ['a component of its own', 'function Widget() {} _jsx(Widget, { name: "a.b" })', []],
  ['a computed name', `${IMPORT} _jsx(Widget, { name: which })`, []],
])('%s', (_what, source, names) => {
  expect(usedWidgetsIn(source)).toEqual(names);
});
