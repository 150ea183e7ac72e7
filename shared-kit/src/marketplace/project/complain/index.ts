/** The complaint dialog for both sides of a project; import it on demand. */
export { ComplainDialog } from './complain-dialog.tsx';
