import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserSources } from './browser-sources.ts';
import { BY_GIVEN_ADDRESS, callReferencesIn } from './calls-of-screens.ts';

/** Requests that several screens share: `export const projectRead = (id) => read('GET /api/projects/project', …)`. */
const CONTRACT_READS = 'shared-kit/contract/src/read.ts';
const isReads = (file: string): boolean => file === CONTRACT_READS || file.endsWith('/src/reads.ts');
/** A manifest names requests that its pages make; tests and their helpers make none. */
const IS_NO_SCREEN = /\/testing\/|\/src\/manifest\.ts$/;
/** Before an address that is no call: in a type, or in a list such as that of invalidated queries. */
const NO_CALL = /[[,<|]\s*$/;
const COMMENT = /^\s*(\/?\*|\/\/)/;

type Texts = ReadonlyMap<string, string>;

const isInComment = (text: string, at: number): boolean =>
  COMMENT.test(text.slice(text.lastIndexOf('\n', at) + 1, at));

/** The files that run the code at a place: its own, or those that use the shared request in which it stands. */
function filesAt(texts: Texts, file: string, at: number): string[] {
  if (!isReads(file)) return [file];
  const before = (texts.get(file) ?? '').slice(0, at);
  const name = [...before.matchAll(/^export (?:const|function) (\w+)/gm)].at(-1)?.[1];
  if (name === undefined) return [];
  const use = new RegExp(`(?<!const |function )\\b${name}\\b`, 'g');
  // Requests of different remotes may have the same name.
  const reach = file === CONTRACT_READS ? '' : file.slice(0, file.indexOf('/'));
  return [...texts]
    .filter(([other]) => other.startsWith(reach))
    .flatMap(([other, text]) =>
      [...text.matchAll(use)]
        .filter(({ index }) => !isInComment(text, index))
        .flatMap(({ index }) => filesAt(texts, other, index)),
    );
}

const folderOf = (file: string): string => dirname(file).replace(/\/(components|pages)$/, '');

/** Every call of the screens, with the folders of the screens, or parts of screens, that make it. */
export function callsByScreen(root: string): ReadonlyMap<string, readonly string[]> {
  const files = [...browserSources(root), CONTRACT_READS].filter((file) => !IS_NO_SCREEN.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const isCall = (file: string, at: number) => {
    const text = texts.get(file) ?? '';
    return !isInComment(text, at) && !NO_CALL.test(text.slice(0, at));
  };
  const made = callReferencesIn(root, files)
    .filter(({ file, at }) => isCall(file, at))
    .flatMap(({ calls, file, at }) =>
      calls.flatMap((call) => filesAt(texts, file, at).map((maker) => [call, maker] as const)),
    );
  const places = Map.groupBy([...made, ...Object.entries(BY_GIVEN_ADDRESS)], ([call]) => call);
  return new Map(
    [...places]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([call, found]) => [call, [...new Set(found.map(([, file]) => folderOf(file)))].toSorted()]),
  );
}

/** Renders the calls as `docs/calls.md`. */
export const callsPage = (root: string): string =>
  [
    '# The calls of the screens',
    '',
    '<!-- Generated from the source by METIER_RENEW=1 npm run unit -- calls-page -->',
    '',
    'Which screens make which call of the API. A part of a screen that several remotes show is in `shared-kit`. Every call of this list is made by a journey, or `npm run journeys` fails; calls without a screen are in `platform/law/calls-without-screen.ts`.',
    '',
    '| call | made in |',
    '| --- | --- |',
    ...[...callsByScreen(root)].map(
      ([call, folders]) => `| \`${call}\` | ${folders.map((folder) => `\`${folder}\``).join(', ')} |`,
    ),
    '',
  ].join('\n');
