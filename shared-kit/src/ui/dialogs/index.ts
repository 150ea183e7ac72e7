/** What opens above the page and asks for an answer. Traps the focus and gives it back. */
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { ConfirmDialog } from './confirm-dialog.tsx';
