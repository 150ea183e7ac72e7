import type { StylisPlugin } from '@emotion/cache';

/** Prefixed names required by Chrome and Safari for properties that Material UI and we use. */
const SECOND_NAMES: Readonly<Record<string, string>> = {
  'user-select': '-webkit-user-select',
  'color-adjust': '-webkit-print-color-adjust',
};

/**
 * Adds vendor prefixes for the few properties for which supported browsers (of the last three years: Chrome 119,
 * Firefox 121, Safari 17.4) need them. Emotion's own prefixer adds those of obsolete browsers, and checks each style
 * before the first paint.
 *
 * @example createCache({ key: 'm', stylisPlugins: [prefix] })
 */
export const prefix: StylisPlugin = (element) => {
  const { type, props, children, value } = element;
  const second = type === 'decl' && typeof props === 'string' ? SECOND_NAMES[props] : undefined;
  if (second && typeof children === 'string') element.return = `${second}:${children};${value}`;
};
