import { useKitTexts } from '@metier/shared-kit/i18n';
import { ProfilePanels, ProfilePanelsSkeleton } from '@metier/shared-kit/marketplace/profile';
import { Button, ErrorState, Icon, Panel, Stack, Typography } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { useCompany } from '../company.api.ts';
import { CompanyForm } from './company-form.tsx';

/** The company, to be looked at or changed. Source: seed.md §2. */
export function CompanyPanel() {
  const t = useTexts();
  const kit = useKitTexts();
  const { data, error, refetch } = useCompany();
  const [editing, edit] = useState(false);
  if (error) return <ErrorState framed error={error} onRetry={() => void refetch()} />;
  if (data && editing) {
    return (
      <Panel title={t('company.title')}>
        <CompanyForm company={data.profile} onClose={() => edit(false)} />
      </Panel>
    );
  }
  return (
    <section aria-labelledby="company">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
        <Typography id="company" variant="h2">
          {t('company.title')}
        </Typography>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="edit" />}
          disabled={!data}
          onClick={() => edit(true)}
        >
          {kit('action.edit')}
        </Button>
      </Stack>
      {data ? (
        <ProfilePanels
          title={kit('profile.aboutCompany')}
          about={data.profile.about_company}
          contacts={data.profile.contacts}
          links={data.profile.links}
        />
      ) : (
        <ProfilePanelsSkeleton title={kit('profile.aboutCompany')} />
      )}
    </section>
  );
}
