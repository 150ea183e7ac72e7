import { freelancerFinancesPath } from '@metier/contract';
import { FreelancerProfilePage } from '@metier/shared-kit/marketplace/profile';
import { ButtonLink, Icon } from '@metier/shared-kit/ui';
import { TAKE_DOWN } from '../../../shared/reviews/take-down.tsx';
import { useTexts } from '../../../texts.ts';
import { PersonButton } from '../components/person-button.tsx';

/** Read-only profile of a freelancer, with a link to their finances. */
export function Page() {
  const t = useTexts();
  return (
    <FreelancerProfilePage
      reviewAction={TAKE_DOWN}
      actions={({ id }) => (
        <>
          <PersonButton id={id} />
          <ButtonLink
            to={freelancerFinancesPath(id)}
            variant="outlined"
            color="inherit"
            startIcon={<Icon name="wallet" />}
          >
            {t('finances.title')}
          </ButtonLink>
        </>
      )}
    />
  );
}
