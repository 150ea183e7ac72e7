import { useFormField } from '@metier/shared-kit/forms';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../texts.ts';
import { useOwnProjects } from './help.api.ts';

/** Names one of the user's latest projects; keeps its room while they load. Nothing, if there are none. */
export function ProjectField({ role }: { role: 'customer' | 'freelancer' }) {
  const t = useTexts();
  const { data, isPending } = useOwnProjects(role);
  const projects = data?.projects ?? [];
  const { value, error, set } = useFormField<string>('project_id');
  if (!isPending && projects.length === 0) return null;
  const options = [
    { value: '', text: t('help.noProject') },
    ...projects.map(({ id, name }) => ({ value: id, text: name })),
  ];
  const known = options.some((option) => option.value === value) ? value : '';
  return (
    <SelectInput
      name="project_id"
      label={t('help.project')}
      error={error}
      value={known}
      options={options}
      onChange={set}
    />
  );
}
