import Box from '@mui/material/Box';
import { useKitTexts } from '../../i18n/index.ts';
import { useFormats } from '../format/use-formats.ts';
import { Icon } from '../icons/icon.tsx';
import { TextLink } from '../layout/links.tsx';
import { VISUALLY_HIDDEN } from '../layout/visually-hidden.ts';

interface RatingMarkProps {
  /** Null before the first review; then nothing is rendered. */
  rating: { readonly average: number; readonly count: number } | null;
  /** The page with the reviews, if the viewer can open it. */
  to?: string | undefined;
}

/**
 * The average rating beside a star, with the number of reviews. Example: `<RatingMark rating={{ average: 4.82, count:
 * 11 }} to={freelancerPartPath(id, 'reviews')} />`.
 */
export function RatingMark({ rating, to }: RatingMarkProps) {
  if (!rating) return null;
  if (to === undefined) return <Mark rating={rating} />;
  return (
    <TextLink to={to} color="inherit" sx={{ display: 'inline-flex', minHeight: 24 }}>
      <Mark rating={rating} />
    </TextLink>
  );
}

function Mark({ rating }: { rating: NonNullable<RatingMarkProps['rating']> }) {
  const t = useKitTexts();
  const { decimal, points: whole } = useFormats();
  const average = decimal(rating.average);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Icon name="star" sx={{ fontSize: 18, color: 'tone.amber.ink' }} />
      <Box component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <strong>{average}</strong>
        {` (${whole(rating.count)})`}
      </Box>
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {t('review.mean', { average, count: rating.count })}
      </Box>
    </Box>
  );
}
