import type { ReactNode } from 'react';
import { nameOf, read } from '@metier/contract';
import type { Reply } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiRead } from '../../query/index.ts';
import { useParams, useQueryChoice } from '../../router/index.ts';
import { FilterTabs } from '../../ui/tabs/index.ts';
import { ReviewsPanel, type ReviewActions } from '../review/index.ts';
import { PageError, PageHeader, PageSkeleton, QueryStates } from '../../ui/index.ts';
import { CategoriesPanel } from './categories-panel.tsx';
import { FreelancerMarks } from './freelancer-marks.tsx';
import { Portrait, PortraitSkeleton } from './portrait.tsx';
import { ProfilePanels, ProfilePanelsSkeleton } from './profile-panels.tsx';
import { RecordPanel } from './record-panel.tsx';
import { WorksPanel } from './works-panel.tsx';

type Profile = Reply<'GET /api/freelancer/profile'>;

/** Parts of a profile, in the address as `?tab=work`. */
const PROFILE_TABS = ['about', 'work', 'reviews', 'record'] as const;

interface FreelancerProfilePageProps {
  /** The viewer's actions on the freelancer. */
  actions?: (freelancer: Profile['profile']) => ReactNode;
  /** The viewer's actions on a review. */
  reviewActions?: ReviewActions;
}

/**
 * Read-only profile of the freelancer in the URL, in tabs. Source: seed.md §2.
 *
 * @example <FreelancerProfilePage actions={(freelancer) => <FavoriteButton freelancer={freelancer} />} />
 */
export function FreelancerProfilePage({ actions, reviewActions }: FreelancerProfilePageProps) {
  const t = useKitTexts();
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useApiRead(read('GET /api/freelancer/profile', { query: { user_id: id } }))}
      skeleton={
        <PageSkeleton portrait={<PortraitSkeleton />}>
          <ProfilePanelsSkeleton title={t('profile.aboutMe')} />
        </PageSkeleton>
      }
      failed={(error, retry) => <PageError error={error} onRetry={retry} />}
    >
      {(answer) => (
        <Content id={id} actions={actions?.(answer.profile)} reviewActions={reviewActions} {...answer} />
      )}
    </QueryStates>
  );
}

interface ContentProps extends Profile {
  id: string;
  actions: ReactNode;
  reviewActions: ReviewActions | undefined;
}

function Content({ id, actions, reviewActions, profile, category_ids }: ContentProps) {
  const t = useKitTexts();
  const [tab = 'about', show] = useQueryChoice('tab', PROFILE_TABS);
  return (
    <>
      <PageHeader
        title={nameOf(profile)}
        lead={t('role.freelancer')}
        portrait={<Portrait person={profile} />}
        actions={actions}
        mark={<FreelancerMarks {...profile} />}
      />
      <FilterTabs
        label={t('profile.tabs')}
        tabs={PROFILE_TABS.map((value) => ({ value, text: t(`profile.tab.${value}`) }))}
        value={tab}
        // The first tab is the address without a tab.
        onChange={(next) => show(next === 'about' ? undefined : next)}
        sx={{ mb: 3 }}
      >
        {tab === 'about' && <About profile={profile} category_ids={category_ids} />}
        {tab === 'work' && <WorksPanel freelancerId={id} />}
        {tab === 'reviews' && <ReviewsPanel person={profile} actions={reviewActions} />}
        {tab === 'record' && <RecordPanel profile={profile} />}
      </FilterTabs>
    </>
  );
}

function About({ profile: { about_me, contacts, links }, category_ids }: Profile) {
  const t = useKitTexts();
  return (
    <ProfilePanels title={t('profile.aboutMe')} about={about_me} contacts={contacts} links={links}>
      <CategoriesPanel ids={category_ids} />
    </ProfilePanels>
  );
}
