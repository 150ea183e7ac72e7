import { expect, test } from '@jest/globals';
import { kitTextKeysIn } from './kit-text-keys.ts';

test.each([
  ['const kit = useKitTexts(); kit(\'action.save\'); kit("rows", { count })', ['action.save', 'rows']],
  ["const $t = useKitTexts(); $t('a.b'); $t('a.b')", ['a.b']],
  ["const kit = useKitTexts(); const t = useTexts(); t('own'); other.kit('x'); toolkit('y')", []],
  ['const kit = useKitTexts(); kit(`errors.${name}`); kit(key)', []],
  ["kit('action.save')", []],
])('%s', (source, words) => expect(kitTextKeysIn(source)).toEqual(words));
