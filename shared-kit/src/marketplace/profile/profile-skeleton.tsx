import type { ReactNode } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, ButtonSkeleton, PageSkeleton, PanelSkeleton } from '../../ui/index.ts';
import { ReviewsSkeleton } from '../review/index.ts';
import { MarksSkeleton } from './freelancer-marks.tsx';
import { PortraitSkeleton } from './portrait.tsx';
import { ProfilePanelsSkeleton } from './profile-panels.tsx';
import { ProfileTabs, type ProfileTab } from './profile-tabs.tsx';
import { RecordSkeleton } from './record-panel.tsx';
import { WorksSkeleton } from './works-panel.tsx';

function AboutSkeleton() {
  const t = useKitTexts();
  return (
    <ProfilePanelsSkeleton title={t('profile.aboutMe')}>
      <PanelSkeleton title={t('profile.categories')} lines={1} />
      <PanelSkeleton title={t('profile.languages')} lines={1} />
    </ProfilePanelsSkeleton>
  );
}

const PARTS: Readonly<Record<ProfileTab, () => ReactNode>> = {
  about: AboutSkeleton,
  work: WorksSkeleton,
  reviews: ReviewsSkeleton,
  record: RecordSkeleton,
};

interface ProfileSkeletonProps {
  tab: ProfileTab;
  /** The viewer has actions on the freelancer. */
  hasActions: boolean;
}

/** Skeleton of a freelancer's profile with a tab. The tabs are the real ones, which cannot be used yet. */
export function ProfileSkeleton({ tab, hasActions }: ProfileSkeletonProps) {
  const Part = PARTS[tab];
  return (
    <PageSkeleton
      portrait={<PortraitSkeleton />}
      mark={<MarksSkeleton />}
      actions={hasActions && <ButtonSkeleton width={160} />}
    >
      <Box inert>
        <ProfileTabs tab={tab} onChange={() => undefined}>
          <Part />
        </ProfileTabs>
      </Box>
    </PageSkeleton>
  );
}
