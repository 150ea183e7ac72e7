import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackLine, BackSkeleton } from './back-line.tsx';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  /** The page's only `h1`, also used as the document's title. */
  title: string;
  /** A line of secondary text, or a row of facts, below the title. */
  lead?: ReactNode;
  /** Target and label of the back arrow; the label is undefined while unknown. */
  back?: { to: string; label: string | undefined };
  /** Shown before title and lead: a person's photo. */
  portrait?: ReactNode;
  /** Shown beside the title: status chips, which stay together. */
  mark?: ReactNode;
  /** The page's actions, the primary one last. */
  actions?: ReactNode;
}

/**
 * Header of every page: back link, title and actions.
 *
 * @example <PageHeader title={t('title')} actions={<ButtonLink to={PATHS.create}>{t('create')}</ButtonLink>} />
 */
export function PageHeader({ title, lead, back, portrait, mark, actions }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ mb: 4 }}>
      {back && (back.label === undefined ? <BackSkeleton /> : <BackLine to={back.to} label={back.label} />)}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-start' } }}
      >
        <Stack direction="row" sx={{ gap: 2.5, minWidth: 0, alignItems: 'center' }}>
          {portrait}
          <Box sx={{ minWidth: 0 }}>
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <PageTitle sx={{ overflowWrap: 'anywhere' }}>{title}</PageTitle>
              {mark && (
                <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                  {mark}
                </Stack>
              )}
            </Stack>
            {lead && (
              <Typography
                color="textSecondary"
                sx={{
                  mt: 1,
                  ...(typeof lead === 'string' && { maxWidth: '68ch' }),
                  textWrap: 'pretty',
                  overflowWrap: 'anywhere',
                }}
              >
                {lead}
              </Typography>
            )}
          </Box>
        </Stack>
        {actions && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', flexShrink: 0 }}>
            {actions}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
