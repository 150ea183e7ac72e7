/** A form in a dialog, for pages that load it when it is asked for. */
export { FormDialog } from './form-dialog.tsx';
