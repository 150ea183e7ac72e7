import { object, rules, TextField } from '@metier/shared-kit/forms';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { useTexts } from '../../../texts.ts';
import { useSaveTemplate } from '../project.api.ts';

const schema = object({ name: rules.title() });

/** Saves the order of a project under a name. */
export function TemplateDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTexts();
  const save = useSaveTemplate();
  return (
    <FormDialog
      draft={{ kind: 'template', about: project.id }}
      title={t('templates.save')}
      text={t('templates.saveText')}
      submit={t('templates.save')}
      onClose={onClose}
      initialValues={{ name: project.name }}
      schema={schema}
      onSubmit={async ({ name }) => {
        await save.mutateAsync({ body: { project_id: project.id, name } });
        onClose();
      }}
    >
      <TextField name="name" label={t('templates.name')} autoFocus />
    </FormDialog>
  );
}
