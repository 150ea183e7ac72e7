import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';
import type { Tone } from '../theme/palette.ts';

/** A short state with tone, icon and text. Example: `<Badge tone="green" icon="check">{t('verified')}</Badge>`. */
export function Badge({ tone, icon, children }: { tone: Tone; icon: IconName; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: '2px',
        minHeight: 26,
        borderRadius: '13px',
        fontSize: '0.8125rem',
        lineHeight: 1.3,
        fontWeight: 600,
        whiteSpace: { xs: 'normal', sm: 'nowrap' },
        color: `tone.${tone}.ink`,
        bgcolor: `tone.${tone}.ground`,
      }}
    >
      <Icon name={icon} sx={{ fontSize: 16 }} />
      {children}
    </Box>
  );
}
