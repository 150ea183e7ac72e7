/** The dialog of a complaint, for both sides of a project. Load it when it is asked for. */
export { ComplainDialog } from './complain-dialog.tsx';
