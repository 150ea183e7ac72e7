import type { StylisPlugin } from '@emotion/cache';

/** The second names under which Chrome and Safari know what Material UI and we write. */
const SECOND_NAMES: Readonly<Record<string, string>> = {
  'user-select': '-webkit-user-select',
  'color-adjust': '-webkit-print-color-adjust',
};

/**
 * Writes the few properties that a browser of ours (those of the last three years: Chrome 119, Firefox 121, Safari 17.4)
 * knows under another name only. Emotion's own prefixer knows those of browsers long gone, and looks for them in each
 * style before the first paint.
 *
 * @example createCache({ key: 'm', stylisPlugins: [prefix] })
 */
export const prefix: StylisPlugin = (element) => {
  const { type, props, children, value } = element;
  const second = type === 'decl' && typeof props === 'string' ? SECOND_NAMES[props] : undefined;
  if (second && typeof children === 'string') element.return = `${second}:${children};${value}`;
};
