import { Box, LevelBar, Skeleton, Stack, TextLink, Typography } from '@metier/shared-kit/ui';

/** A count or sum with its name. */
export interface Bar {
  readonly name: string;
  /** Undefined while loading. */
  readonly count: number | undefined;
  /** Address of what is counted. */
  readonly to: string;
}

interface BarListProps {
  bars: readonly Bar[];
  label: string;
  format: (count: number) => string;
  /** Count of a full bar, for lists that are compared; by default the largest of this list. */
  max?: number;
}

/** Counts or sums as bars; each name leads to what is counted. */
export function BarList({ bars, label, format, max }: BarListProps) {
  const largest = max ?? Math.max(1, ...bars.map(({ count = 0 }) => count));
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {bars.map(({ name, count, to }) => (
        <li key={name}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            {count ? <TextLink to={to}>{name}</TextLink> : <Typography component="span">{name}</Typography>}
            {/* The key remounts it: a text wider than its skeleton would count as a layout shift. */}
            <Typography
              key={count === undefined ? 'waiting' : 'known'}
              component="span"
              sx={{ fontWeight: 600, minWidth: 48, textAlign: 'end' }}
            >
              {count === undefined ? <Skeleton width={24} sx={{ ml: 'auto' }} /> : format(count)}
            </Typography>
          </Stack>
          <Box sx={{ mt: 0.5 }}>
            <LevelBar level={(count ?? 0) / largest} />
          </Box>
        </li>
      ))}
    </Box>
  );
}
