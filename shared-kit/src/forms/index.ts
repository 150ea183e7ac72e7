/** Forms checked by a schema, and the rules that both sides share. */
export { useFormikContext as useForm } from 'formik';
export { array, boolean, number, object, string, type InferType } from 'yup';
export { CheckField, ChoiceField, PasswordField, SelectField, TextField } from './fields.tsx';
export { Form } from './form.tsx';
export { LinksField } from './links-field.tsx';
export { message } from './message.ts';
export { requiredText, rules } from './rules.ts';
export { SubmitButton } from './submit-button.tsx';
export { useFormField } from './use-form-field.ts';
