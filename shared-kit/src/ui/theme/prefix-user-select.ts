import type { StylisPlugin } from '@emotion/cache';

/**
 * Writes `user-select` as Safari knows it, too: the one property we use that a browser of ours still has under a prefix
 * only. Emotion's own prefixer knows those of browsers long gone, and looks for them in each style before the first
 * paint.
 *
 * @example createCache({ key: 'm', stylisPlugins: [prefixUserSelect] })
 */
export const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};
