import { projectPath, type PersonFigure } from '@metier/contract';
import {
  Box,
  DateTime,
  Money,
  Pager,
  QueryStates,
  RowsSkeleton,
  SEPARATOR,
  Stack,
  TextLink,
  Typography,
} from '@metier/shared-kit/ui';
import { useId, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { useMoneyRows, type MoneyRow } from '../people.api.ts';

/** The ledger rows behind a figure, newest first. */
export function MoneyRows({ id, figure }: { id: string; figure: PersonFigure }) {
  const t = useTexts();
  const heading = useId();
  const [page, turnTo] = useState(1);
  return (
    <Box
      role="region"
      aria-labelledby={heading}
      sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography id={heading} variant="h3" sx={{ mb: 0.5 }}>
        {t('person.money.entriesOf', { figure: t(`person.money.${figure}`) })}
      </Typography>
      <QueryStates
        dimmed
        query={useMoneyRows(id, figure, page)}
        skeleton={<RowsSkeleton rows={3} />}
        empty={({ rows }) =>
          rows.length === 0 && <Typography color="textSecondary">{t('person.money.none')}</Typography>
        }
      >
        {({ rows, pages }) => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </Box>
            <Pager page={page} pages={pages} onChange={turnTo} />
          </>
        )}
      </QueryStates>
    </Box>
  );
}

function Row({ row: { event, amount, project, at } }: { row: MoneyRow }) {
  const t = useTexts();
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        py: 1.25,
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'center',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{t(`person.money.event.${event}`)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {project && (
            <>
              <TextLink to={projectPath(project.id)}>{project.name}</TextLink>
              {SEPARATOR}
            </>
          )}
          <DateTime value={at} />
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600, flexShrink: 0 }}>
        <Money amount={amount} />
      </Typography>
    </Stack>
  );
}
