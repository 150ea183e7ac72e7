import Box from '@mui/material/Box';
import { STARS } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { Icon } from '../icons/icon.tsx';

/** A read-only rating in stars out of five. Example: `<Stars value={4} />`. */
export function Stars({ value }: { value: number }) {
  const t = useKitTexts();
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('review.stars', { count: value })}
      sx={{ display: 'inline-flex', color: 'tone.amber.ink' }}
    >
      {STARS.map((star) => (
        <Icon key={star} name={star <= value ? 'star' : 'noStar'} sx={{ fontSize: 18 }} />
      ))}
    </Box>
  );
}
