import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackLine, BackSkeleton } from './back-line.tsx';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  /** The page's only `h1`, and the document's title. */
  title: string;
  /** One quiet line under the title. */
  lead?: ReactNode;
  /** Where the back arrow leads and what it says; undefined until that is known. */
  back?: { to: string; label: string | undefined };
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
      {back && (back.label === undefined ? <BackSkeleton /> : <BackLine to={back.to} label={back.label} />)}
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
