/** A button that asks once before its step. The question is loaded when it is asked. */
export { ConfirmButton } from './confirm-button.tsx';
