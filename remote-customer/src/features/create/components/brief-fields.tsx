import { LIMITS } from '@metier/contract';
import { AttachField, useUploads } from '@metier/shared-kit/files';
import { LinksField, TextField, useForm } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Panel } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Brief } from '../create.schema.ts';
import type { BriefFiles } from '../use-brief-files.ts';
import { StoredFiles } from './stored-files.tsx';

/** Name, type, description, links and files. */
export function BriefFields({ files }: { files: BriefFiles }) {
  'use memo';
  const t = useTexts();
  const kit = useKitTexts();
  const { values } = useForm<Brief>();
  const uploads = useUploads(files.about, LIMITS.files.ofBrief - values.file_ids.length);
  return (
    <Panel title={t('create.details')}>
      <AttachField uploads={uploads} attaching={files.attaching}>
        <TextField name="name" label={kit('project.name')} placeholder={t('create.nameExample')} />
        <TextField
          name="description"
          label={kit('project.description')}
          hint={t('create.descriptionHint')}
          multiline
          minRows={5}
        />
        <LinksField
          name="links"
          label={kit('project.links')}
          hint={t('create.linksHint')}
          optional={kit('field.optional')}
        />
        <StoredFiles files={files.kept} />
      </AttachField>
    </Panel>
  );
}
