import { pointsOf, projectPath } from '@metier/contract';
import { Box, DateTime, SEPARATOR, Stack, TextLink, Typography, useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Owner } from '../../../reads.ts';
import type { LedgerRow } from '../finances.api.ts';

/** Ledger rows: event, project, time, and the change of a balance. A project that was given back has no link. */
export function LedgerRows({ rows, owner }: { rows: readonly LedgerRow[]; owner: Owner }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Row key={row.id} row={row} isManager={owner !== undefined} />
      ))}
    </Box>
  );
}

function Row({
  row: { event, figure, amount, project, at },
  isManager,
}: {
  row: LedgerRow;
  isManager: boolean;
}) {
  const t = useTexts();
  const { pointsChange } = useFormats();
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        px: { xs: 2, sm: 3 },
        py: 1.5,
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'center',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 0' }}>
        <Typography sx={{ fontWeight: 550 }}>{t(`finances.ledger.event.${event}`)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {project && (
            <>
              {isManager || project.is_theirs ? (
                <TextLink to={projectPath(project.id)}>{project.name}</TextLink>
              ) : (
                project.name
              )}
              {SEPARATOR}
            </>
          )}
          <DateTime value={at} />
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'end' }}>
        <Typography
          sx={{
            whiteSpace: 'nowrap',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
            color: amount > 0 ? 'tone.green.ink' : 'text.primary',
          }}
        >
          {pointsChange(pointsOf(amount))}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t(`finances.figure.${figure}.name`)}
        </Typography>
      </Box>
    </Stack>
  );
}
