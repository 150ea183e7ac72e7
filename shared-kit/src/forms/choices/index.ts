/** Fields to choose with; apart from `forms`, because most forms have none. */
export { CheckField, ChoiceField } from './choice-fields.tsx';
