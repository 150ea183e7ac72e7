/** Confirmation before a step. The dialog's code is loaded on first use. */
export { ConfirmButton } from './confirm-button.tsx';
export { ConfirmQuestion } from './confirm-question.tsx';
