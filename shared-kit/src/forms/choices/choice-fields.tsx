import type { ReactNode } from 'react';
import { CheckInput, ChoiceCards, type Choice } from '../../ui/inputs/index.ts';
import { useFormField } from '../use-form-field.ts';
import { StarsInput } from '../../ui/inputs/stars-input.tsx';

/** A checkbox field. Example: `<CheckField name="accepted" label={t('terms')} />`. */
export function CheckField({ name, label }: { name: string; label: ReactNode }) {
  'use memo';
  const { value, error, set } = useFormField<boolean>(name);
  return <CheckInput name={name} label={label} checked={value} error={error} onChange={set} />;
}

/** A radio group field. Example: `<ChoiceField name="role" label={t('role')} choices={roles} />`. */
export function ChoiceField<Value extends string>({
  name,
  label,
  choices,
}: {
  name: string;
  label: string;
  choices: readonly Choice<Value>[];
}) {
  'use memo';
  const { value, error, set } = useFormField<Value | ''>(name);
  return (
    <ChoiceCards name={name} label={label} choices={choices} value={value} error={error} onChange={set} />
  );
}

/** A field of one to five stars; 0 while empty. Example: `<StarsField name="stars" label={t('stars')} />`. */
export function StarsField({ name, label }: { name: string; label: string }) {
  const { value, error, set } = useFormField<number>(name);
  return <StarsInput name={name} label={label} value={value} error={error} onChange={set} />;
}
