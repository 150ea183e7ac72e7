import { read } from '@metier/contract';
import { StoredFiles } from '../../../files/index.ts';
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
import { WhatChanged } from './what-changed.tsx';
import { WorkAttachments } from './work-attachments.tsx';

interface VersionProps {
  projectId: string;
  result: Result;
  /** The previous version, for comparison. */
  before: Result | undefined;
  isNewest: boolean;
}

/** A delivered version; older ones are collapsed. */
function Version({ projectId, result, before, isNewest }: VersionProps) {
  const t = useKitTexts();
  const head = (
    <>
      <Typography variant="h3" sx={{ display: 'inline', mr: 1.5 }}>
        {t('project.version', { version: result.version })}
      </Typography>
      {isNewest && before && (
        <Box component="span" sx={{ mr: 1.5 }}>
          <Badge tone="green" icon="check">
            {t('project.latest')}
          </Badge>
        </Box>
      )}
      <Typography component="span" variant="caption" color="textSecondary">
        <DateTime value={result.created_at} />
      </Typography>
    </>
  );
  const work = (
    <Stack sx={{ gap: 2, mt: 1 }}>
      <LinkedText text={result.result} />
      <WorkAttachments projectId={projectId} result={result} />
      {before && <WhatChanged before={before} after={result} />}
    </Stack>
  );
  return (
    <Box component="li" sx={{ py: 2, '&:first-of-type': { pt: 0 } }}>
      {isNewest ? (
        <>
          {head}
          {work}
        </>
      ) : (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
            {head}
          </Box>
          {work}
        </details>
      )}
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
      {improvement.files.length > 0 && (
        <Box sx={{ mt: 1.5, color: 'text.primary' }}>
          <StoredFiles files={improvement.files} wide />
        </Box>
      )}
    </Box>
  );
}

/** Delivered versions of the work, newest first, with the requested revisions between them; nothing without any. */
export function Versions({ projectId }: { projectId: string }) {
  const t = useKitTexts();
  const results = useApiRead(read('GET /api/projects/project_card/results', { query: { projectId } }));
  const improvements = useApiRead(
    read('GET /api/projects/project_card/improvements', {
      query: { project_id: projectId },
    }),
  );
  if (results.data?.results.length === 0) return null;
  const states = { skeleton: <LineSkeleton />, failedTitle: t('project.reviewsFailed') };
  return (
    <Panel title={t('project.results')}>
      <QueryStates {...states} query={results}>
        {(delivered) => (
          <QueryStates {...states} query={improvements}>
            {(asked) => (
              <History projectId={projectId} results={delivered.results} improvements={asked.improvements} />
            )}
          </QueryStates>
        )}
      </QueryStates>
    </Panel>
  );
}

interface HistoryProps {
  projectId: string;
  results: readonly Result[];
  improvements: readonly Improvement[];
}

function History({ projectId, results, improvements }: HistoryProps) {
  const t = useKitTexts();
  const latest = Math.max(...results.map(({ version }) => version));
  return (
    <>
      <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {historyOf(results, improvements).map((entry) =>
          entry.kind === 'result' ? (
            <Version
              key={entry.result.id}
              projectId={projectId}
              result={entry.result}
              before={results.find(({ version }) => version === entry.result.version - 1)}
              isNewest={entry.result.version === latest}
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
