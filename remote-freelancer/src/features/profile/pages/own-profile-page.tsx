import { freelancerPath } from '@metier/contract';
import { Widget } from '@metier/shared-kit/remote';
import { fullNameOf, useSignedInUser } from '@metier/shared-kit/session';
import { ButtonLink, PageHeader, Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { Contract } from '../components/contract.tsx';
import { FreeStatus } from '../components/free-status.tsx';
import { PersonalData } from '../components/personal-data.tsx';
import { PublicSwitch } from '../components/public-switch.tsx';
import { Verification } from '../components/verification.tsx';

/** The freelancer's own profile: availability, personal data and sign-in data. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const user = useSignedInUser();
  return (
    <>
      <PageHeader
        title={t('profile.title')}
        lead={fullNameOf(user)}
        actions={
          <ButtonLink to={freelancerPath(user.id)} variant="outlined" color="inherit">
            {t('profile.view')}
          </ButtonLink>
        }
      />
      <Stack sx={{ gap: 3 }}>
        <FreeStatus />
        <PersonalData />
        <PublicSwitch />
        <Verification />
        <Contract />
        <Widget name="account.photo" />
        <Widget name="account.security" />
      </Stack>
    </>
  );
}
