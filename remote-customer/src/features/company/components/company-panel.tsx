import { useKitTexts } from '@metier/shared-kit/i18n';
import { ProfilePanels, ProfilePanelsSkeleton } from '@metier/shared-kit/marketplace/profile';
import { Button, Icon, Panel, QueryStates, Stack, Typography } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import type { Company, useCompany } from '../company.api.ts';
import { CompanyForm } from './company-form.tsx';

/** The company profile, read-only with an edit mode. Source: seed.md §2. */
export const CompanyPanel = ({ query }: { query: ReturnType<typeof useCompany> }) => (
  <QueryStates framed query={query} skeleton={<Content />}>
    {({ profile }) => <Content company={profile} />}
  </QueryStates>
);

/** Shows skeletons without `company`. */
function Content({ company }: { company?: Company }) {
  const t = useTexts();
  const kit = useKitTexts();
  const [editing, edit] = useState(false);
  if (company && editing) {
    return (
      <Panel title={t('company.title')}>
        <CompanyForm company={company} onClose={() => edit(false)} />
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
          disabled={!company}
          onClick={() => edit(true)}
        >
          {kit('action.edit')}
        </Button>
      </Stack>
      {company ? (
        <ProfilePanels
          title={kit('profile.aboutCompany')}
          about={company.about_company}
          contacts={company.contacts}
          links={company.links}
        />
      ) : (
        <ProfilePanelsSkeleton title={kit('profile.aboutCompany')} />
      )}
    </section>
  );
}
