import type { ReactNode } from 'react';
import { freelancerPartPath, freelancerRead, nameOf } from '@metier/contract';
import type { Reply } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiRead } from '../../query/index.ts';
import { useParams, useQueryChoice } from '../../router/index.ts';
import { ReviewsPanel, type ReviewAction } from '../review/index.ts';
import { PageError, PageHeader, QueryStates, Stack } from '../../ui/index.ts';
import { CategoriesPanel } from './categories-panel.tsx';
import { FreelancerMarks } from './freelancer-marks.tsx';
import { LanguagesPanel } from './languages-panel.tsx';
import { Portrait } from './portrait.tsx';
import { ProfilePanels } from './profile-panels.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { PROFILE_TABS, ProfileTabs } from './profile-tabs.tsx';
import { RecordPanel } from './record-panel.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { WorksPanel } from './works-panel.tsx';

type Profile = Reply<'GET /api/freelancer/profile'>;

interface FreelancerProfilePageProps {
  /** The viewer's actions on the freelancer. */
  actions?: (freelancer: Profile['profile']) => ReactNode;
  /** The viewer's action on a review. */
  reviewAction?: ReviewAction;
}

/**
 * Read-only profile of the freelancer in the URL, in tabs. Source: seed.md §2.
 *
 * @example <FreelancerProfilePage actions={(freelancer) => <FavoriteButton freelancer={freelancer} />} />
 */
export function FreelancerProfilePage({ actions, reviewAction }: FreelancerProfilePageProps) {
  const { id = '' } = useParams();
  const [tab = 'about', show] = useQueryChoice('tab', PROFILE_TABS);
  return (
    <QueryStates
      query={useApiRead(freelancerRead(id))}
      skeleton={<ProfileSkeleton tab={tab} hasActions={actions !== undefined} />}
      failed={(error, retry) => <PageError error={error} onRetry={retry} />}
    >
      {({ profile, category_ids, services }) => (
        <>
          <FreelancerHeader profile={profile} actions={actions?.(profile)} />
          <ProfileTabs tab={tab} onChange={show}>
            {tab === 'about' && <About profile={profile} category_ids={category_ids} />}
            {tab === 'work' && <WorksPanel freelancerId={id} />}
            {tab === 'reviews' && <ReviewsPanel person={profile} action={reviewAction} />}
            {tab === 'record' && (
              <Stack sx={{ gap: 3 }}>
                <RecordPanel profile={profile} reviewsAt={freelancerPartPath(id, 'reviews')} />
                <ServicesPanel services={services} />
              </Stack>
            )}
          </ProfileTabs>
        </>
      )}
    </QueryStates>
  );
}

interface FreelancerHeaderProps {
  profile: Profile['profile'];
  actions: ReactNode;
}

function FreelancerHeader({ profile, actions }: FreelancerHeaderProps) {
  const t = useKitTexts();
  return (
    <PageHeader
      title={nameOf(profile)}
      lead={t('role.freelancer')}
      portrait={<Portrait person={profile} />}
      actions={actions}
      mark={<FreelancerMarks {...profile} />}
    />
  );
}

function About({
  profile: { about_me, contacts, languages, links },
  category_ids,
}: Pick<Profile, 'profile' | 'category_ids'>) {
  const t = useKitTexts();
  return (
    <ProfilePanels title={t('profile.aboutMe')} about={about_me} contacts={contacts} links={links}>
      <CategoriesPanel ids={category_ids} />
      <LanguagesPanel codes={languages} />
    </ProfilePanels>
  );
}
