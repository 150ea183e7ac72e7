import { personPath } from '@metier/contract';
import { ButtonLink, Icon } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** Leads from a public profile to the person behind it: account, money, cases and notes. */
export function PersonButton({ id }: { id: string }) {
  const t = useTexts();
  return (
    <ButtonLink to={personPath(id)} variant="outlined" color="inherit" startIcon={<Icon name="person" />}>
      {t('profile.person')}
    </ButtonLink>
  );
}
