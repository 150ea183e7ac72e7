/** Forms in dialogs; import it on demand. */
export { DialogForm } from './dialog-form.tsx';
export { FormDialog } from './form-dialog.tsx';
export { TextDialog } from './text-dialog.tsx';
