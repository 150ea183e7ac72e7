import type { Rating } from '@metier/contract/schemas/review';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, Stack, Stars, Typography, useFormats } from '../../ui/index.ts';

interface ReviewFiguresProps {
  rating: Rating;
  /** How many reviews have one star, two, up to five. */
  distribution: readonly number[];
}

/** Statistics of a person's reviews: average, and a bar per number of stars. */
export function ReviewFigures({ rating: { average, count }, distribution }: ReviewFiguresProps) {
  const t = useKitTexts();
  const { decimal } = useFormats();
  return (
    <Stack direction="row" sx={{ columnGap: 4, rowGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 600, lineHeight: 1.2 }}>
          {decimal(average)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('review.count', { count })}
        </Typography>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', flex: '1 1 220px', maxWidth: 360 }}>
        {distribution
          .map((reviews, index) => ({ stars: index + 1, reviews }))
          .toReversed()
          .map(({ stars, reviews }) => (
            <Stack key={stars} component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
              <Stars value={stars} />
              <Box aria-hidden sx={{ flex: 1, height: 8, borderRadius: 1, bgcolor: 'tone.grey.ground' }}>
                <Box
                  sx={{
                    width: `${(100 * reviews) / count}%`,
                    height: 1,
                    borderRadius: 1,
                    bgcolor: 'tone.amber.ink',
                  }}
                />
              </Box>
              <Typography
                variant="body2"
                sx={{ minWidth: 24, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
              >
                {reviews}
              </Typography>
            </Stack>
          ))}
      </Box>
    </Stack>
  );
}
