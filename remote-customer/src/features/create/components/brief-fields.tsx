import { LinksField, TextField } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Panel, Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** What is to be done. */
export function BriefFields() {
  const t = useTexts();
  const kit = useKitTexts();
  return (
    <Panel title={t('create.details')}>
      <Stack sx={{ gap: 2.5 }}>
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
      </Stack>
    </Panel>
  );
}
