import type { ReactNode } from 'react';
import { customerRead, nameOf } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiRead } from '../../query/index.ts';
import { useParams } from '../../router/index.ts';
import { ReviewsPanel, ReviewsSkeleton, type ReviewAction } from '../review/index.ts';
import { ButtonSkeleton, PageError, PageHeader, PageSkeleton, QueryStates } from '../../ui/index.ts';
import { Portrait, PortraitSkeleton } from './portrait.tsx';
import { ProfilePanels, ProfilePanelsSkeleton } from './profile-panels.tsx';

interface CustomerProfilePageProps {
  /** The viewer's actions, in the header. */
  actions?: (profile: { readonly id: string }) => ReactNode;
  /** The viewer's action on a review. */
  reviewAction?: ReviewAction;
}

/** Read-only profile of the customer in the URL. Source: seed.md §2. */
export function CustomerProfilePage({ actions, reviewAction }: CustomerProfilePageProps) {
  const t = useKitTexts();
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useApiRead(customerRead(id))}
      skeleton={
        <PageSkeleton portrait={<PortraitSkeleton />} actions={actions && <ButtonSkeleton width={220} />}>
          <ProfilePanelsSkeleton title={t('profile.aboutCompany')} works={<ReviewsSkeleton />} />
        </PageSkeleton>
      }
      failed={(error, retry) => <PageError error={error} onRetry={retry} />}
    >
      {({ profile }) => (
        <>
          <PageHeader
            title={nameOf(profile)}
            lead={t('role.customer')}
            {...(actions && { actions: actions(profile) })}
            portrait={<Portrait person={profile} />}
          />
          <ProfilePanels
            title={t('profile.aboutCompany')}
            about={profile.about_company}
            contacts={profile.contacts}
            links={profile.links}
            works={<ReviewsPanel person={profile} action={reviewAction} />}
          />
        </>
      )}
    </QueryStates>
  );
}
