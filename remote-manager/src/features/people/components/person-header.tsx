import { customerPath, freelancerFinancesPath, freelancerPath, nameOf, PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import {
  Avatar,
  ButtonLink,
  ButtonSkeleton,
  Icon,
  PageHeader,
  SEPARATOR,
  Skeleton,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { ShownPerson } from '../people.api.ts';
import { PersonMarks } from './person-marks.tsx';

/** Diameter of the photo. */
const AVATAR_SIZE = 64;

/** Skeleton of a person's photo. */
export const AvatarSkeleton = () => (
  <Skeleton variant="circular" width={AVATAR_SIZE} height={AVATAR_SIZE} sx={{ flexShrink: 0 }} />
);

/** Skeleton of the links to a person's profile and finances. */
export const ProfileLinksSkeleton = () => <ButtonSkeleton width={220} />;

/** Photo, name, role and email address of a person, with links to their profile and finances. */
export function PersonHeader({ person }: { person: ShownPerson }) {
  const t = useTexts();
  const kit = useKitTexts();
  const { id, email, type_client, blocked, confirmed_at, verification } = person;
  return (
    <PageHeader
      title={nameOf(person)}
      lead={`${kit(`role.${type_client}`)}${SEPARATOR}${email}`}
      back={{ to: PATHS.people, label: t('people.title') }}
      portrait={<Avatar person={person} size={AVATAR_SIZE} />}
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
