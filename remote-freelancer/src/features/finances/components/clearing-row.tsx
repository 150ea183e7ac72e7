import { pointsOf, projectPath, type Cents } from '@metier/contract';
import {
  Box,
  Icon,
  PointsAmount,
  Stack,
  TextLink,
  Typography,
  useFormats,
  SEPARATOR,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Clearing } from '../finances.api.ts';

interface ClearingRowProps {
  title: string;
  note: string;
  amount: Cents;
  clearings: readonly Clearing[];
}

const ROW = { px: { xs: 2, sm: 3 }, gap: 2, justifyContent: 'space-between' } as const;

/** A day, or what is frozen, with its sum; opens to the projects. */
export function ClearingRow({ title, note, amount, clearings }: ClearingRowProps) {
  const t = useTexts();
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box component="details" sx={{ '&[open] > summary .fold': { transform: 'rotate(90deg)' } }}>
        <Stack
          component="summary"
          direction="row"
          sx={{
            ...ROW,
            py: 1.5,
            rowGap: 0.5,
            flexWrap: 'wrap',
            alignItems: 'center',
            cursor: 'pointer',
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
          }}
        >
          <Icon name="next" className="fold" sx={{ fontSize: 20, color: 'text.secondary' }} />
          <Box sx={{ minWidth: 0, flex: '1 1 150px' }}>
            <Typography sx={{ fontWeight: 550 }}>{title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {note}
              {SEPARATOR}
              {t('finances.clearing.projects', { count: clearings.length })}
            </Typography>
          </Box>
          <Typography sx={{ ml: 'auto', fontWeight: 600, textAlign: 'end' }}>
            <PointsAmount points={pointsOf(amount)} />
          </Typography>
        </Stack>
        <Box component="ul" sx={{ m: 0, p: 0, pb: 1, listStyle: 'none' }}>
          {clearings.map((clearing) => (
            <Project key={clearing.project.id} clearing={clearing} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function Project({ clearing: { project, amount, at } }: { clearing: Clearing }) {
  const t = useTexts();
  const { points, time } = useFormats();
  return (
    <Stack component="li" direction="row" sx={{ ...ROW, pl: { xs: 6.5, sm: 7.5 }, py: 0.75 }}>
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextLink to={projectPath(project.id)}>{project.name}</TextLink>
        {at !== null && (
          <>
            {SEPARATOR}
            {t('finances.clearing.at', { time: time(at) })}
          </>
        )}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {points(pointsOf(amount))}
      </Typography>
    </Stack>
  );
}
