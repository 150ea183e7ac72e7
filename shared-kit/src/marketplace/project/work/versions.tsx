import { read } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiRead } from '../../../query/index.ts';
import { LineSkeleton, Panel, QueryStates, Stack, Typography } from '../../../ui/index.ts';
import type { Improvement, Result } from '../types.ts';
import { historyOf } from './history.ts';
import { Version } from './version.tsx';
import { ChangeRequest } from './change-request.tsx';

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
            <ChangeRequest key={entry.improvement.id} projectId={projectId} improvement={entry.improvement} />
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
