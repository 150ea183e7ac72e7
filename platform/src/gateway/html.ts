const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that may stand in a page as it is. */
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

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part !== 'string') return part.map(({ text }) => text).join('\n');
  return part.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/**
 * HTML out of a template; a string in it is text, whatever characters it has.
 *
 * @example html`<p>${'1 < 2'}</p>`.toString() // '<p>1 &lt; 2</p>'
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((before, after, index) => before + written(parts[index - 1] ?? '') + after));
