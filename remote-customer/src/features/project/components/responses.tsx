import { freelancerPath, nameOf } from '@metier/contract';
import {
  Button,
  LineSkeleton,
  Pager,
  Panel,
  QueryStates,
  RatingMark,
  Stack,
  TextLink,
  Typography,
} from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useChooseExecutor } from '../../../shared/freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';
import { useResponses } from '../project.api.ts';
import { Face } from './face.tsx';
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
            <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
              {responses.map(({ id, rating, photo, ...person }) => (
                <Stack
                  key={id}
                  component="li"
                  direction="row"
                  sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}
                >
                  <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
                    <Face person={person} photo={photo} />
                    <TextLink to={freelancerPath(id)}>{nameOf(person)}</TextLink>
                    <RatingMark rating={rating} />
                  </Stack>
                  <Stack direction="row" sx={{ gap: 1 }}>
                    <WriteLink projectId={projectId} freelancer={{ id, ...person }} />
                    <Button
                      variant="outlined"
                      color="inherit"
                      size="small"
                      loading={chosen === id}
                      disabled={chosen !== undefined}
                      aria-label={t('responses.chooseNamed', { name: nameOf(person) })}
                      onClick={() =>
                        choose.mutate({
                          body: { project_id: projectId, freelancer_id: id, expected: 'assigned' },
                        })
                      }
                    >
                      {t('executor.choose')}
                    </Button>
                  </Stack>
                </Stack>
              ))}
            </Stack>
            <Pager page={page} pages={pages} onChange={turnTo} />
          </>
        )}
      </QueryStates>
    </Panel>
  );
}
