import type { SvgIconProps } from '@mui/material/SvgIcon';
import { ICONS, type IconName } from './icons.ts';

/**
 * A decorative icon: its meaning must also be in the text next to it or in the button's `aria-label`. A circle
 * replaces icons unknown to this release of the kit, because a remote may have been built with a newer one.
 *
 * @example <Icon name="wallet" />
 */
export function Icon({ name, ...rest }: { name: IconName } & SvgIconProps) {
  const Picture = Object.hasOwn(ICONS, name) ? ICONS[name] : ICONS.created;
  return <Picture fontSize="small" {...rest} />;
}
