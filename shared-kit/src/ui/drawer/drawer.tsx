import MuiDrawer, { type DrawerProps as MuiDrawerProps } from '@mui/material/Drawer';
import { useBackCloses } from '../../router/index.ts';
import { holdToasts } from '../../state/index.ts';

interface DrawerProps extends Omit<MuiDrawerProps, 'open' | 'onClose'> {
  open: boolean;
  /** Called by Esc, a press outside and the browser's Back. */
  onClose: () => void;
}

/** A drawer that slides in from an edge. Back closes it first. It contains the toasts while it is open. */
export function Drawer({ onClose, children, ...rest }: DrawerProps) {
  useBackCloses(rest.open, onClose);
  return (
    <MuiDrawer {...rest} onClose={onClose}>
      {children}
      {rest.open && <div ref={holdToasts} />}
    </MuiDrawer>
  );
}
