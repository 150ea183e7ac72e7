import { expect, test } from '@jest/globals';
import { LANGUAGES, LEGAL_DOCUMENTS, legalPath, PATHS } from '@metier/contract';
import { screen, within } from '@metier/shared-kit/testing';
import { shellServer } from '../../testing/shell-server.ts';
import { visit } from '../../testing/show.tsx';
import { documentIn } from './documents.ts';

shellServer();

test.each([
  [undefined, PATHS.publicHelp],
  ['customer', PATHS.help],
] as const)('the privacy policy leads a reader to their help page (%s)', async (role, path) => {
  await visit(legalPath('privacy-policy'), role);
  const text = within(screen.getByRole('main'));
  for (const name of ['help page', 'Write to us'])
    expect(await text.findByRole('link', { name })).toHaveAttribute('href', path);
});

test.each(LEGAL_DOCUMENTS)('%s has the same links in every language', async (document) => {
  const [first, ...others] = await Promise.all(
    LANGUAGES.map(async (language) => JSON.stringify(await documentIn(document, language)).match(/<.+?>/g)),
  );
  for (const each of others) expect(each).toEqual(first);
});

test.each(LEGAL_DOCUMENTS)('%s breaks no line before a French punctuation mark', async (document) => {
  const { sections } = await documentIn(document, 'fr');
  expect(JSON.stringify(sections).match(/.{0,30}( [?!:;»]|« ).{0,10}/g)).toBeNull();
});
