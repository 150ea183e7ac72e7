import { projectPath } from '@metier/contract';
import {
  Badge,
  Box,
  DateTime,
  Pager,
  Paper,
  QueryStates,
  RowsSkeleton,
  Stack,
  TextLink,
  Typography,
} from '@metier/shared-kit/ui';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { useEndedCases, type EndedCase, type ShownPerson } from '../people.api.ts';

interface EndedCasesProps {
  person: ShownPerson;
  /** Renders the tabs with the rows below them. */
  filter: (rows: ReactNode) => ReactNode;
  empty: ReactNode;
}

/** Ended cases about a person's projects, latest first, with outcome and date. */
export function EndedCases({ person, filter, empty }: EndedCasesProps) {
  const t = useTexts();
  const [page, turnTo] = useState(1);
  const list = useEndedCases(person.id, page);
  const rows = (
    <Box sx={{ px: 2.5 }}>
      <QueryStates
        dimmed
        query={list}
        skeleton={<RowsSkeleton rows={3} />}
        empty={({ cases }) => cases.length === 0 && empty}
      >
        {({ cases }) => (
          <Box component="ul" aria-label={t('person.projects.ended')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {cases.map((one) => (
              <Row key={one.project.id} ended={one} />
            ))}
          </Box>
        )}
      </QueryStates>
    </Box>
  );
  return (
    <>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {filter(rows)}
      </Paper>
      <Pager page={page} pages={list.data?.pages ?? 1} onChange={turnTo} />
    </>
  );
}

function Row({ ended: { project, outcome, ended_at } }: { ended: EndedCase }) {
  const t = useTexts();
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        py: 1.5,
        columnGap: 2,
        rowGap: 0.75,
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextLink to={projectPath(project.id)} color="text.primary">
          {project.name}
        </TextLink>
        <Typography variant="body2" color="textSecondary">
          <DateTime value={ended_at} />
        </Typography>
      </Box>
      <Badge tone="green" icon="check">
        {t(`projects.outcome.${outcome}`)}
      </Badge>
    </Stack>
  );
}
