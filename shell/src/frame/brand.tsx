import { Link } from '@metier/shared-kit/router';
import { Box, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';

/** The logo. */
const Mark = () => (
  <Box
    component="svg"
    viewBox="0 0 28 28"
    aria-hidden
    sx={{ width: 28, height: 28, flexShrink: 0, display: 'block' }}
  >
    <Box component="rect" width="28" height="28" rx="8" sx={{ fill: 'var(--mui-palette-primary-main)' }} />
    <Box
      component="path"
      d="M7 20V11.2c0-1.6 1.9-2.4 3-1.3l4 4 4-4c1.1-1.1 3-.3 3 1.3V20"
      sx={{
        fill: 'none',
        stroke: 'var(--mui-palette-primary-contrastText)',
        strokeWidth: 2.4,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    />
  </Box>
);

/** Logo and name, linked to the start. With `compact` the name is for screen readers only where the menu shows icons only. */
export function BrandLink({ compact = false }: { compact?: boolean }) {
  const t = useTexts();
  return (
    <Box
      component={Link}
      to="/"
      aria-label={t('name')}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: 1,
      }}
    >
      <Mark />
      <Typography
        component="span"
        sx={{
          fontSize: '1.125rem',
          fontWeight: 680,
          letterSpacing: '-0.025em',
          display: compact ? { xs: 'none', lg: 'inline' } : 'inline',
        }}
      >
        {t('name')}
      </Typography>
    </Box>
  );
}
