import { freelancerPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Widget } from '@metier/shared-kit/remote';
import { useQueryChoice } from '@metier/shared-kit/router';
import { fullNameOf, useSignedInUser } from '@metier/shared-kit/session';
import { ButtonLink, IN_ORDER, keepInOrder, PageHeader, Stack } from '@metier/shared-kit/ui';
import { FilterTabs } from '@metier/shared-kit/ui/tabs';
import { useTexts } from '../../../texts.ts';
import { Contract } from '../components/contract.tsx';
import { FreeStatus } from '../components/free-status.tsx';
import { PersonalData } from '../components/personal-data.tsx';
import { PublicSwitch } from '../components/public-switch.tsx';
import { Verification } from '../components/verification.tsx';

/** In the address as `?tab=account`; the first is the address without a tab. */
const TABS = ['profile', 'verification', 'account'] as const;

/** The freelancer's own profile in tabs: what others see, verification and contract, sign-in. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const user = useSignedInUser();
  const [tab = 'profile', show] = useQueryChoice('tab', TABS);
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
      <FilterTabs
        label={t('profile.tabs')}
        tabs={TABS.map((value) => ({ value, text: t(`profile.tab.${value}`) }))}
        value={tab}
        onChange={(next) => show(next === 'profile' ? undefined : next)}
        sx={{ mb: 3 }}
      >
        <Stack ref={keepInOrder} sx={{ gap: 3, ...IN_ORDER }}>
          {tab === 'profile' && (
            <>
              <FreeStatus />
              <PersonalData />
              <PublicSwitch />
              {/* Last: its height is known only once its remote has come. */}
              <Widget name="account.photo" title={kit('account.photo')} />
            </>
          )}
          {tab === 'verification' && (
            <>
              <Verification />
              <Contract />
            </>
          )}
          {tab === 'account' && <Widget name="account.security" title={kit('account.security')} />}
        </Stack>
      </FilterTabs>
    </>
  );
}
