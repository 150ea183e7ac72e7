/** Inputs with their label, hint and error. In a form use the fields of `forms`, which are tied to a schema. */
export { CheckInput } from './check-input.tsx';
export { ChoiceCards, type Choice } from './choice-cards.tsx';
export { FieldFrame } from './field-frame.tsx';
export { PasswordInput } from './password-input.tsx';
export { SearchInput } from './search-input.tsx';
export { SelectInput, type SelectInputProps } from './select-input.tsx';
export { SwitchInput } from './switch-input.tsx';
export { TextInput, type TextInputProps } from './text-input.tsx';
