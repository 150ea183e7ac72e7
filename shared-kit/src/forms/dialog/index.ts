/** Forms in dialogs, for pages that load them when they are asked for. */
export { DialogForm } from './dialog-form.tsx';
export { FormDialog } from './form-dialog.tsx';
export { TextDialog } from './text-dialog.tsx';
