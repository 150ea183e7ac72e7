import { projectPath } from '@metier/contract';
import { Form, SubmitButton } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { useNavigate } from '@metier/shared-kit/router';
import { ButtonLink, Stack } from '@metier/shared-kit/ui';
import { useEditProject } from '../create.api.ts';
import { briefSchema, idsOf, type Brief } from '../create.schema.ts';
import { useBriefFiles } from '../use-brief-files.ts';
import { BriefFields } from './brief-fields.tsx';

/** Edits the brief of a paid project; its frozen terms are sent unchanged. */
export function EditBrief({ project }: { project: Project }) {
  const kit = useKitTexts();
  const navigate = useNavigate();
  const { edit, version } = useEditProject(project);
  const { id, name, description, links, files, type, deadline, budget, category_id } = project;
  const page = projectPath(id);
  const briefFiles = useBriefFiles(id, files);
  const submit = async (brief: Brief, fileIds: readonly string[]) => {
    const file_ids = [...brief.file_ids, ...fileIds];
    const body = { project_id: id, version, type, deadline, budget, category_id, ...brief, file_ids };
    await edit.mutateAsync({ body }, { onSuccess: () => void navigate(page) });
  };
  return (
    <Form
      draft={{ kind: 'brief', about: id }}
      initialValues={{ name, description, links, file_ids: idsOf(files) }}
      schema={briefSchema}
      onSubmit={(brief) => briefFiles.sendWith((fileIds) => submit(brief, fileIds))}
    >
      <BriefFields files={briefFiles} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton>{kit('action.save')}</SubmitButton>
        <ButtonLink to={page} color="inherit" size="large">
          {kit('action.back')}
        </ButtonLink>
      </Stack>
    </Form>
  );
}
