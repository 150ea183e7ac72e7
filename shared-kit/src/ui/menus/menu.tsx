import MuiMenu, { type MenuProps as MuiMenuProps } from '@mui/material/Menu';
import { useBackCloses } from '../../router/index.ts';

interface MenuProps extends Omit<MuiMenuProps, 'onClose'> {
  /** Called by Esc, Tab, a press outside and the browser's Back. */
  onClose: () => void;
}

/** A menu. Back closes it first. */
export function Menu({ onClose, ...rest }: MenuProps) {
  useBackCloses(rest.open, onClose);
  return <MuiMenu {...rest} onClose={onClose} />;
}
