import { nameOf } from '@metier/contract';
import { Button, LineSkeleton, Pager, Panel, QueryStates, Stack, Typography } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useChooseExecutor } from '../../../shared/freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';
import { useResponses } from '../project.api.ts';
import { ResponseRow } from './response-row.tsx';
import { WriteLink } from './write-link.tsx';

/** Freelancers who have responded; each can be assigned at once. Source: seed.md §2. */
export function Responses({ projectId }: { projectId: string }) {
  const t = useTexts();
  const [page, turnTo] = useState(1);
  const choose = useChooseExecutor();
  const chosen = choose.isPending ? choose.variables.body.freelancer_id : undefined;
  return (
    <Panel title={t('responses.title')}>
      <QueryStates
        query={useResponses(projectId, page)}
        skeleton={<LineSkeleton />}
        empty={({ responses }) =>
          responses.length === 0 && <Typography color="textSecondary">{t('responses.none')}</Typography>
        }
      >
        {({ responses, pages }) => (
          <>
            <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
              {responses.map((response) => (
                <ResponseRow key={response.id} response={response}>
                  <WriteLink projectId={projectId} freelancer={response} />
                  <Button
                    variant="outlined"
                    color="inherit"
                    size="small"
                    loading={chosen === response.id}
                    disabled={chosen !== undefined}
                    aria-label={t('responses.chooseNamed', { name: nameOf(response) })}
                    onClick={() =>
                      choose.mutate({
                        body: { project_id: projectId, freelancer_id: response.id, expected: 'assigned' },
                      })
                    }
                  >
                    {t('executor.choose')}
                  </Button>
                </ResponseRow>
              ))}
            </Stack>
            <Pager page={page} pages={pages} onChange={turnTo} />
          </>
        )}
      </QueryStates>
    </Panel>
  );
}
