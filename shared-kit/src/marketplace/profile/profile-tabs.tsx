import type { ReactNode } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { FilterTabs } from '../../ui/tabs/index.ts';

/** Parts of a profile, in the address as `?tab=work`. */
export const PROFILE_TABS = ['about', 'work', 'reviews', 'record'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

interface ProfileTabsProps {
  tab: ProfileTab;
  /** Undefined for the first tab, which is the address without a tab. */
  onChange: (tab: ProfileTab | undefined) => void;
  children: ReactNode;
}

/** The tabs of a freelancer's profile, with the selected part. */
export function ProfileTabs({ tab, onChange, children }: ProfileTabsProps) {
  const t = useKitTexts();
  return (
    <FilterTabs
      label={t('profile.tabs')}
      tabs={PROFILE_TABS.map((value) => ({ value, text: t(`profile.tab.${value}`) }))}
      value={tab}
      onChange={(next) => onChange(next === 'about' ? undefined : next)}
      sx={{ mb: 3 }}
    >
      {children}
    </FilterTabs>
  );
}
