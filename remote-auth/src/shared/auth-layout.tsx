import { Box, PageHeader, Stack, Typography } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { Illustration } from './illustration.tsx';

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Layout of this remote's pages: the form on the left, an illustration on the right. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const t = useTexts();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: { md: 6, lg: 10 },
        alignItems: 'start',
      }}
    >
      <Stack sx={{ width: '100%', maxWidth: 420, mx: 'auto', py: { md: 7 } }}>
        <PageHeader title={title} lead={lead} />
        {children}
      </Stack>
      <Stack
        sx={{
          display: { xs: 'none', md: 'flex' },
          // As high as the window, independent of the other column.
          position: 'sticky',
          top: 40,
          height: 'clamp(480px, calc(100dvh - 144px), 680px)',
          justifyContent: 'center',
          gap: 5,
          p: { md: 4, lg: 6 },
          borderRadius: '20px',
          bgcolor: 'primary.light',
          color: 'text.primary',
        }}
      >
        <Illustration />
        <Typography
          sx={{
            fontSize: '1.375rem',
            lineHeight: 1.35,
            fontWeight: 600,
            letterSpacing: '-0.018em',
            textAlign: 'center',
            textWrap: 'balance',
          }}
        >
          {t('promise')}
        </Typography>
      </Stack>
    </Box>
  );
}
