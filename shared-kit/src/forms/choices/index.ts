/** Fields to choose with; apart from `forms`, because most forms have none. */
export { CheckField, ChoiceField, StarsField } from './choice-fields.tsx';
