import { escapeHtml } from '@metier/api/platform';

/** Trusted HTML, which is inserted without escaping. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type { Html };

type Part = Html | readonly Html[] | string;

function escaped(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part !== 'string') return part.map(({ text }) => text).join('\n');
  return escapeHtml(part);
}

/**
 * Template tag for HTML that escapes every string in it.
 *
 * @example html`<p>${'1 < 2'}</p>`.toString() // '<p>1 &lt; 2</p>'
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((before, after, index) => before + escaped(parts[index - 1] ?? '') + after));
