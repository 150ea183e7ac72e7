import { LIMITS } from '@metier/contract';
import { AttachField, useAttaching, useUploads } from '@metier/shared-kit/files';
import { LinksField, object, requiredText, rules, TextField, type InferType } from '@metier/shared-kit/forms';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useTexts } from '../../../texts.ts';
import { useDelivery } from '../project.api.ts';

const schema = object({
  result: requiredText(LIMITS.resultLength),
  links: rules.links(LIMITS.linksOfDelivery).required(),
});

interface DeliverDialogProps {
  projectId: string;
  onClose: () => void;
}

/** Delivers a version of the work: required text, links and files. Source: seed.md §5, product.md §12. */
export function DeliverDialog({ projectId: project_id, onClose }: DeliverDialogProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const deliver = useDelivery();
  const uploads = useUploads(`result ${project_id}`, LIMITS.files.ofDelivery);
  const attaching = useAttaching(uploads);
  const send = async ({ result, links }: InferType<typeof schema>) => {
    const attached = await attaching.waitForUploads();
    if (!attached) return false;
    const work = { result, ...(links.length > 0 && { links }), ...attached.ids };
    await deliver.mutateAsync({ body: { project_id, ...work } });
    attached.clear();
    return onClose();
  };
  return (
    <FormDialog
      draft={{ kind: 'result', about: project_id }}
      title={t('project.deliver.title')}
      text={t('project.deliver.text')}
      submit={t('project.deliver.submit')}
      onClose={onClose}
      initialValues={{ result: '', links: [] }}
      schema={schema}
      onSubmit={send}
    >
      <AttachField uploads={uploads} attaching={attaching}>
        <TextField
          name="result"
          label={t('project.deliver.result')}
          hint={t('project.deliver.hint')}
          multiline
          minRows={7}
          maxRows={16}
          autoFocus
        />
        <LinksField name="links" label={kit('project.links')} optional={kit('field.optional')} />
      </AttachField>
    </FormDialog>
  );
}
