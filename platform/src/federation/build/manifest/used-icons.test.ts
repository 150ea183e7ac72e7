import { expect, test } from '@jest/globals';
import { usedIconsIn } from './used-icons.ts';

const IMPORT = "import { Badge, Icon, Field } from '@metier/shared-kit/ui';";

test.each([
  ['an icon', `${IMPORT} /*#__PURE__*/ _jsx(Icon, {\n  name: "wallet"\n})`, ['wallet']],
  [
    'that of another component',
    `${IMPORT} _jsxs(Badge, { tone: "green", icon: "check", children: [] })`,
    ['check'],
  ],
  ['one after a name', `${IMPORT} _jsx(Field, { name: "email", icon: "bell" })`, ['bell']],
  [
    'another name and door',
    "import { Icon as $Mark } from '@metier/shared-kit/ui/menus'; _jsx($Mark, { name: 'bell' })",
    ['bell'],
  ],
  ['what is no icon', `${IMPORT} _jsx(Field, { name: "email" })`, []],
  ['a component of its own', 'function Icon() {} _jsx(Icon, { name: "a" }); _jsx(Row, { icon: "b" })', []],
  ['a computed name', `${IMPORT} _jsx(Icon, { name: ICONS[kind] })`, []],
])('%s', (_what, source, names) => {
  expect(usedIconsIn(source)).toEqual(names);
});
