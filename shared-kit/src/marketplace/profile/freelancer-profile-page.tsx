import type { ReactNode } from 'react';
import { nameOf, PROFILE_CATEGORIES, read } from '@metier/contract';
import type { Reply } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiRead } from '../../query/index.ts';
import { useParams } from '../../router/index.ts';
import { ReviewsPanel, type ReviewActions } from '../review/index.ts';
import {
  Badge,
  Facts,
  PageError,
  PageHeader,
  PageSkeleton,
  Panel,
  QueryStates,
  RatingMark,
  Stack,
} from '../../ui/index.ts';
import { Portrait, PortraitSkeleton } from './portrait.tsx';
import { ProfilePanels, ProfilePanelsSkeleton } from './profile-panels.tsx';
import { WorksPanel } from './works-panel.tsx';

type Profile = Reply<'GET /api/freelancer/profile'>;

interface FreelancerProfilePageProps {
  /** The viewer's actions on the freelancer. */
  actions?: (freelancer: Profile['profile']) => ReactNode;
  /** The viewer's actions on a review. */
  reviewActions?: ReviewActions;
}

/**
 * Read-only profile of the freelancer in the URL. Source: seed.md §2.
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
  const { about_me, contacts, links, free, verified, finished_projects, response_hours, rating } = profile;
  const reviews = rating ? [{ label: t('review.title'), value: <RatingMark rating={rating} /> }] : [];
  const answers =
    response_hours === null
      ? []
      : [
          {
            label: t('profile.answersWithin'),
            value: t('profile.hours', { count: Math.max(1, Math.ceil(response_hours)) }),
          },
        ];
  return (
    <>
      <PageHeader
        title={nameOf(profile)}
        lead={t('role.freelancer')}
        portrait={<Portrait person={profile} />}
        actions={actions}
        mark={
          <>
            {verified && (
              <Badge tone="blue" icon="verified">
                {t('profile.verified')}
              </Badge>
            )}
            <Badge tone={free ? 'green' : 'grey'} icon={free ? 'check' : 'clock'}>
              {t(free ? 'profile.free' : 'profile.busy')}
            </Badge>
          </>
        }
      />
      <ProfilePanels
        title={t('profile.aboutMe')}
        about={about_me}
        contacts={contacts}
        links={links}
        works={
          <Stack sx={{ gap: 3, minWidth: 0 }}>
            <WorksPanel freelancerId={id} />
            <ReviewsPanel person={profile} actions={reviewActions} />
          </Stack>
        }
      >
        <Panel aria-label={t('profile.facts')}>
          <Stack sx={{ gap: 2.5 }}>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
              {PROFILE_CATEGORIES.filter((category) => category_ids.includes(category.id)).map(
                ({ id: category, type }) => (
                  <Badge key={category} tone="grey" icon={type}>
                    {t(`type.${type}`)}
                  </Badge>
                ),
              )}
            </Stack>
            <Facts
              facts={[...reviews, { label: t('profile.finished'), value: finished_projects }, ...answers]}
            />
          </Stack>
        </Panel>
      </ProfilePanels>
    </>
  );
}
