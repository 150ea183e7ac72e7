import type { CaseSide } from '@metier/contract';
import { useState } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { Box, Pager, QueryStates, RowsSkeleton, Stack, Typography } from '../../../ui/index.ts';
import { useStatements } from './case.api.ts';
import { StatementEntry } from './statement-entry.tsx';

interface StatementsProps {
  projectId: string;
  /** Only those of one side. */
  side?: CaseSide;
  /** Name of the list for screen readers, instead of that of both sides. */
  label?: string;
}

/** The statements in a case, oldest first. */
export function Statements({ projectId, side, label }: StatementsProps) {
  const t = useKitTexts();
  const [page, turnTo] = useState(1);
  const query = useStatements(projectId, page, side);
  return (
    <Box>
      <QueryStates
        query={query}
        skeleton={<RowsSkeleton rows={2} />}
        empty={({ statements }) =>
          statements.length === 0 && (
            <Typography color="textSecondary">
              {t(side ? 'statement.noneOfSide' : 'statement.none')}
            </Typography>
          )
        }
      >
        {({ statements }) => (
          <Stack
            component="ol"
            aria-label={label ?? t('statement.list')}
            sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}
          >
            {statements.map((statement) => (
              <li key={statement.id}>
                <StatementEntry projectId={projectId} statement={statement} />
              </li>
            ))}
          </Stack>
        )}
      </QueryStates>
      <Pager page={page} pages={query.data?.pages ?? 1} onChange={turnTo} />
    </Box>
  );
}
