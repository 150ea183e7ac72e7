import { customerPath, freelancerFinancesPath, freelancerPath, nameOf, PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { ButtonLink, Icon, PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { ShownPerson } from '../people.api.ts';
import { PersonMarks } from './person-marks.tsx';

/** Name, role and email address of a person, with the ways to their profile and finances. */
export function PersonHeader({ person }: { person: ShownPerson }) {
  const t = useTexts();
  const kit = useKitTexts();
  const { id, email, type_client, blocked, confirmed_at, verification } = person;
  return (
    <PageHeader
      title={nameOf(person)}
      lead={`${kit(`role.${type_client}`)} · ${email}`}
      back={{ to: PATHS.people, label: t('people.title') }}
      mark={
        <PersonMarks
          person={{ blocked, confirmed: confirmed_at !== null, verified: verification === 'approved' }}
        />
      }
      actions={
        <>
          {type_client !== 'manager' && (
            <ButtonLink
              to={type_client === 'customer' ? customerPath(id) : freelancerPath(id)}
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="person" />}
            >
              {t('profile.title')}
            </ButtonLink>
          )}
          {type_client === 'freelancer' && (
            <ButtonLink
              to={freelancerFinancesPath(id)}
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="wallet" />}
            >
              {t('finances.title')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
