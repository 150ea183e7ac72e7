import type { SvgIconProps } from '@mui/material/SvgIcon';
import { ICONS, type IconName } from './icons.ts';

/**
 * An icon by its meaning. It is decoration: the word stands beside it or in its button's `aria-label`.
 *
 * @example <Icon name="wallet" />
 */
export function Icon({ name, ...rest }: { name: IconName } & SvgIconProps) {
  const Picture = ICONS[name];
  return <Picture fontSize="small" {...rest} />;
}
