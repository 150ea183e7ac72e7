import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextLink } from './links.tsx';
import { Icon } from '../icons/icon.tsx';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  /** The page's only `h1`, and the document's title. */
  title: string;
  /** One quiet line under the title. */
  lead?: ReactNode;
  /** Where the back arrow leads and what it says. */
  back?: { to: string; label: string };
  /** Beside the title: a status chip. */
  mark?: ReactNode;
  /** The page's actions, the one that matters last. */
  actions?: ReactNode;
}

/**
 * Head of every page: where one comes from, the title, what can be done.
 *
 * @example <PageHeader title={t('title')} actions={<ButtonLink to={PATHS.create}>{t('create')}</ButtonLink>} />
 */
export function PageHeader({ title, lead, back, mark, actions }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ mb: 4 }}>
      {back && (
        <TextLink
          to={back.to}
          color="textSecondary"
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1.5, minHeight: 24 }}
        >
          <Icon name="back" sx={{ fontSize: 16 }} />
          {back.label}
        </TextLink>
      )}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-start' } }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <PageTitle sx={{ overflowWrap: 'anywhere' }}>{title}</PageTitle>
            {mark}
          </Stack>
          {lead && (
            <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '68ch' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {actions && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', flexShrink: 0 }}>
            {actions}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
