import { STARS } from '@metier/contract';
import type { Rating } from '@metier/contract/schemas/review';
import type { ReactNode } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, ButtonBase, LevelBar, Skeleton, Stack, Stars, Typography, useFormats } from '../../ui/index.ts';

interface ReviewFiguresProps {
  rating: Rating;
  /** How many reviews have one star, two, up to five. */
  distribution: readonly number[];
  /** The number of stars whose reviews are listed; undefined for all. */
  chosen: number | undefined;
  onChoose: (stars: number | undefined) => void;
}

/** Statistics of a person's reviews: average, and a bar per number of stars, which lists its reviews. */
export function ReviewFigures({
  rating: { average, count },
  distribution,
  chosen,
  onChoose,
}: ReviewFiguresProps) {
  const t = useKitTexts();
  const { decimal } = useFormats();
  return (
    <Layout average={decimal(average)} count={t('review.count', { count })}>
      {distribution
        .map((reviews, index) => ({ stars: index + 1, reviews }))
        .toReversed()
        .map(({ stars, reviews }) => (
          <li key={stars}>
            <ButtonBase
              disabled={reviews === 0}
              aria-pressed={stars === chosen}
              onClick={() => onChoose(stars === chosen ? undefined : stars)}
              sx={{ width: 1, borderRadius: 1, '&[aria-pressed="true"]': { bgcolor: 'action.selected' } }}
            >
              <Bar stars={stars} share={reviews / count} reviews={reviews} />
            </ButtonBase>
          </li>
        ))}
    </Layout>
  );
}

/** Skeleton of the statistics. */
export const ReviewFiguresSkeleton = () => (
  <Layout average={<Skeleton width={56} />} count={<Skeleton width={88} />}>
    {STARS.toReversed().map((stars) => (
      <li key={stars}>
        <Bar stars={stars} share={0} reviews={<Skeleton />} />
      </li>
    ))}
  </Layout>
);

interface LayoutProps {
  average: ReactNode;
  count: ReactNode;
  children: ReactNode;
}

function Layout({ average, count, children }: LayoutProps) {
  return (
    <Stack direction="row" sx={{ columnGap: 4, rowGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 600, lineHeight: 1.2 }}>
          {average}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {count}
        </Typography>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', flex: '1 1 220px', maxWidth: 360 }}>
        {children}
      </Box>
    </Stack>
  );
}

interface BarProps {
  stars: number;
  /** Of all reviews, 0 to 1. */
  share: number;
  reviews: ReactNode;
}

const Bar = ({ stars, share, reviews }: BarProps) => (
  <Stack direction="row" sx={{ width: 1, minHeight: 28, px: 1, gap: 1.5, alignItems: 'center' }}>
    <Stars value={stars} />
    <Box sx={{ flex: 1 }}>
      <LevelBar level={share} color="tone.amber.ink" />
    </Box>
    <Typography
      variant="body2"
      component="div"
      sx={{ minWidth: 24, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
    >
      {reviews}
    </Typography>
  </Stack>
);
