/** Modal dialogs. They trap and restore the focus; Back closes them first. */
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { BlockedNote, BlockedStep, useBlockedStep } from './blocked-step.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { TurnButtons, turnByKeys } from './turn-buttons.tsx';
