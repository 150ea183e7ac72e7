/** Forms validated by schemas, with the shared field rules. Choice fields are in `forms/choices`. */
export { useFormikContext as useForm } from 'formik';
export { array, boolean, mixed, number, object, string, type InferType } from 'yup';
export { CancelButton } from './cancel-button.tsx';
export { PasswordField, TextField } from './fields.tsx';
export type { FormDraft } from './draft/draft.ts';
export { Form } from './form.tsx';
export { LinksField } from './links-field.tsx';
export { message } from './message.ts';
export { requiredText, rules } from './rules.ts';
export { StepNote } from './step-note.tsx';
export { SubmitButton } from './submit-button.tsx';
export { useFormField } from './use-form-field.ts';
