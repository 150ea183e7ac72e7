import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { nameOfDialog, OF_PLACES, OF_PROJECTS } from '../../e2e/src/dialogs.ts';
import { dialogsIn } from './dialogs-of-screens.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Dialogs in no list of `e2e/src/dialogs`, each with its reason. */
const WITHOUT_LIST: Readonly<Record<string, string>> = {
  'shell menu.label': 'Opened by a bar, like all of `visitMenus` (e2e/src/shots/visit.ts).',
  'shell palette.label': 'Opened by a bar, like all of `visitMenus` (e2e/src/shots/visit.ts).',
};

const listed = [...Object.values(OF_PROJECTS), ...Object.values(OF_PLACES)]
  .flatMap((places) => Object.values(places).flat())
  .map(nameOfDialog);

test('every dialog of the source is in a list of pictures, or has a reason', () => {
  const found = new Set(dialogsIn(ROOT).map(({ name }) => name));
  const known = new Set([...listed, ...Object.keys(WITHOUT_LIST)]);
  expect([...found].toSorted()).toEqual([...known].toSorted());
});

test('every list of dialogs is used by a screen', () => {
  const screens = globSync('e2e/src/*.ts', { cwd: ROOT })
    .map((file) => readFileSync(ROOT + file, 'utf8'))
    .join('\n');
  const places = Object.entries(OF_PLACES).flatMap(([group, lists]) =>
    Object.keys(lists).map((place) => `${group}.${place}`),
  );
  expect(places.filter((place) => !new RegExp(`\\b${place}\\b`).test(screens))).toEqual([]);
});

test.each([
  ['a confirmation of a button', 'auth photo.removeTitle'],
  ['the title of a hook’s question', 'freelancer engagement.refuse.title'],
  ['a title inside of a dialog', 'customer payment.title'],
  ['both titles of a condition', 'manager views.renameTitle'],
  ['all titles of a template', 'manager templates.title.support_answer'],
  ['a title handed to a dialog of the remote', 'freelancer searches.save.title'],
  ['a title of the kit', 'kit draft.lost.title'],
  ['the name of a frame', 'shell palette.label'],
  ['the file of a dialog that is named after data', 'shared-kit/src/files/picture-dialog.tsx'],
])('%s is found', (_, name) => {
  expect(dialogsIn(ROOT).map((dialog) => dialog.name)).toContain(name);
});
