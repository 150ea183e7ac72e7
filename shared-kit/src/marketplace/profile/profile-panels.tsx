import type { ReactNode } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { LinkedText } from '../project/linked-text.tsx';
import { Box, ExternalLink, Panel, PanelSkeleton, Stack, Typography, Waiting } from '../../ui/index.ts';

interface ProfilePanelsProps {
  /** Heading of the text about the person or the company. */
  title: string;
  about: string;
  contacts: string;
  links: readonly string[];
  /** Shown below the text. */
  works?: ReactNode;
  /** Facts beside the text. */
  children?: ReactNode;
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
} as const;

/** Self-description and contact data of a person; shows a placeholder where they are empty. */
export function ProfilePanels({ title, about, contacts, links, works, children }: ProfilePanelsProps) {
  const t = useKitTexts();
  const nothing = <Typography color="textSecondary">{t('profile.noData')}</Typography>;
  return (
    <Box sx={COLUMNS}>
      <Panel title={title}>{about ? <LinkedText text={about} /> : nothing}</Panel>
      <Stack sx={{ gap: 3, minWidth: 0, gridRow: { md: 'span 2' } }}>
        {children}
        <Panel title={t('profile.contacts')}>{contacts ? <LinkedText text={contacts} /> : nothing}</Panel>
        <Panel title={t('profile.links')}>
          {links.length === 0
            ? nothing
            : links.map((link) => (
                <ExternalLink
                  key={link}
                  href={link}
                  sx={{ display: 'block', py: 0.5, overflowWrap: 'anywhere' }}
                >
                  {link}
                </ExternalLink>
              ))}
        </Panel>
      </Stack>
      {works}
    </Box>
  );
}

interface ProfilePanelsSkeletonProps extends Pick<ProfilePanelsProps, 'title' | 'works'> {
  /** Skeletons of the facts beside the text. */
  children?: ReactNode;
}

/** Skeleton of the panels, in their columns. */
export function ProfilePanelsSkeleton({ title, works, children }: ProfilePanelsSkeletonProps) {
  const t = useKitTexts();
  return (
    <Waiting>
      <Box sx={COLUMNS}>
        <PanelSkeleton title={title} />
        <Stack sx={{ gap: 3, minWidth: 0, gridRow: { md: 'span 2' } }}>
          {children}
          <PanelSkeleton title={t('profile.contacts')} lines={1} />
          <PanelSkeleton title={t('profile.links')} lines={1} />
        </Stack>
        {works}
      </Box>
    </Waiting>
  );
}
