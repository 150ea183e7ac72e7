import { read } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiRead } from '../../../query/index.ts';
import {
  Badge,
  Box,
  DateTime,
  Icon,
  LineSkeleton,
  Panel,
  QueryStates,
  Stack,
  Typography,
} from '../../../ui/index.ts';
import { LinkedText } from '../linked-text.tsx';
import type { Improvement, Result } from '../types.ts';
import { historyOf } from './history.ts';

function Version({ result, latest }: { result: Result; latest: boolean }) {
  const t = useKitTexts();
  return (
    <Box component="li" sx={{ py: 2, '&:first-of-type': { pt: 0 } }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h3">{t('project.version', { version: result.version })}</Typography>
        {latest && (
          <Badge tone="green" icon="check">
            {t('project.latest')}
          </Badge>
        )}
        <Typography variant="caption" color="textSecondary">
          <DateTime value={result.created_at} />
        </Typography>
      </Stack>
      <LinkedText text={result.result} />
    </Box>
  );
}

function ChangeRequest({ improvement }: { improvement: Improvement }) {
  const t = useKitTexts();
  return (
    <Box component="li" sx={{ my: 1, p: 2, borderRadius: 1, bgcolor: 'tone.orange.ground' }}>
      <Stack
        direction="row"
        sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5, color: 'tone.orange.ink' }}
      >
        <Icon name="improving" sx={{ fontSize: 18 }} />
        <Typography variant="h3">{t('project.changes')}</Typography>
        <Typography variant="caption">
          <DateTime value={improvement.created_at} />
        </Typography>
      </Stack>
      <LinkedText text={improvement.comment} />
    </Box>
  );
}

/** Delivered versions of the work, newest first, with the requested changes between them. */
export function Versions({ projectId }: { projectId: string }) {
  const t = useKitTexts();
  const results = useApiRead(read('GET /api/projects/project_card/results', { query: { projectId } }));
  const improvements = useApiRead(
    read('GET /api/projects/project_card/improvements', {
      query: { project_id: projectId },
    }),
  );
  const states = { skeleton: <LineSkeleton />, failedTitle: t('project.reviewsFailed') };
  return (
    <Panel title={t('project.results')}>
      <QueryStates {...states} query={results}>
        {(delivered) => (
          <QueryStates
            {...states}
            query={improvements}
            empty={() =>
              delivered.results.length === 0 && (
                <Typography color="textSecondary">{t('project.noResults')}</Typography>
              )
            }
          >
            {(asked) => <History results={delivered.results} improvements={asked.improvements} />}
          </QueryStates>
        )}
      </QueryStates>
    </Panel>
  );
}

interface HistoryProps {
  results: readonly Result[];
  improvements: readonly Improvement[];
}

function History({ results, improvements }: HistoryProps) {
  const t = useKitTexts();
  const latest = Math.max(...results.map(({ version }) => version));
  return (
    <>
      <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {historyOf(results, improvements).map((entry) =>
          entry.kind === 'result' ? (
            <Version
              key={entry.result.id}
              result={entry.result}
              latest={entry.result.version === latest && latest > 1}
            />
          ) : (
            <ChangeRequest key={entry.improvement.id} improvement={entry.improvement} />
          ),
        )}
      </Stack>
      {improvements.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('project.noImprovements')}
        </Typography>
      )}
    </>
  );
}
