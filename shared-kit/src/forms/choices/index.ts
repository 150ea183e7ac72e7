/** Choice fields; separate from `forms`, because most forms have none. */
export { CheckField, ChoiceField, StarsField } from './choice-fields.tsx';
