import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserSources } from './browser-sources.ts';
import { openingTag, valueOf } from './jsx-tag.ts';
import { keysOfTexts } from './keys-of-texts.ts';

/** Components that are a dialog or drawer; all but the first two get their title from the code that renders them. */
const DIALOGS = [
  'MuiDialog',
  'MuiDrawer',
  'BaseDialog',
  'ConfirmButton',
  'ConfirmDialog',
  'ConfirmQuestion',
  'Dialog',
  'Drawer',
  'FormDialog',
  'ReasonDialog',
  'SearchNameDialog',
  'ShareQuestion',
  'TextDialog',
] as const;

const RENDERED = new RegExp(`(?<!\\w)<(${DIALOGS.join('|')})\\b`, 'g');
const DEFINED = new RegExp(`export (?:function|const) (?:${DIALOGS.join('|')})\\b`);
/** The title inside of a dialog, or the name of its frame. */
const INNER_TITLE = /<DialogTitle\b[^]*?>\s*\{(.*?)\}\s*<\/DialogTitle>|'aria-label': (t\([^)]*\))/s;
const TRANSLATED = /\b(?:t|kit)\((.*)\)/s;
const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const KEY = /'([\w.]+)'|`((?:[\w.]|\$\{[^}]*\})+)`/g;

/** A dialog of the source: its file, and its name as in {@link dialogsIn}. */
interface SourceDialog {
  readonly file: string;
  readonly name: string;
}

/** A local variable may have a component's name, too. */
const isImported = (code: string, name: string): boolean =>
  new RegExp(`import (?:\\{[^}]*\\b${name}\\b[^}]*\\}|${name}\\b)[^;]*from|const ${name} = onDemand\\(`).test(
    code,
  );

/** The names of the titles in an expression: of all branches, and of all texts that a template may name. */
function titlesIn(root: string, file: string, expression: string): string[] {
  const [, translated] = TRANSLATED.exec(expression) ?? [];
  if (translated === undefined) return [];
  const written = [...translated.matchAll(KEY)].map(([, key, template]) =>
    key === undefined ? `${template}`.replaceAll(/\$\{[^}]*\}/g, '\u0000') : key,
  );
  const patterns = written.map(
    (key) => new RegExp(`^${key.replaceAll('.', String.raw`\.`).replaceAll('\u0000', '[^.]+')}$`),
  );
  const [folder = ''] = file.split('/');
  const own = namesIn(root, folder, patterns);
  return own.length > 0 ? own : namesIn(root, 'shared-kit', patterns);
}

const namesIn = (root: string, folder: string, patterns: readonly RegExp[]): string[] =>
  keysOfTexts(root, folder)
    .filter((key) => patterns.some((pattern) => pattern.test(key)))
    .map((key) => `${appOf(folder)} ${key}`);

const appOf = (folder: string): string => (folder === 'shared-kit' ? 'kit' : folder.replace(/^remote-/, ''));

/**
 * Every dialog and drawer that the source renders, by the app and key of its title, or by its file if the title is data.
 *
 * @example dialogsIn(ROOT)[0] // { file: 'remote-auth/src/…/photo-actions.tsx', name: 'auth photo.removeTitle' }
 */
export function dialogsIn(root: string): SourceDialog[] {
  return browserSources(root).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(COMMENTS, '');
    const rendered = [...code.matchAll(RENDERED)].filter(([, name = '']) => isImported(code, name));
    return rendered.flatMap(({ index }) => {
      const title = valueOf(openingTag(code, index), 'title') ?? innerTitle(code.slice(index));
      const names = titlesIn(root, file, title);
      // A dialog of the kit that passes its title on.
      if (names.length === 0 && DEFINED.test(code)) return [];
      return (names.length > 0 ? names : [file]).map((name) => ({ file, name }));
    });
  });
}

function innerTitle(code: string): string {
  const [, written, label] = INNER_TITLE.exec(code) ?? [];
  return written ?? label ?? '';
}
