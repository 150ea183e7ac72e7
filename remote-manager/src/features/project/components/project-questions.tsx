import { Panel, QueryStates } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useQuestions } from '../../../shared/questions/questions.api.ts';
import { QuestionsList } from '../../../shared/questions/questions-list.tsx';
import { useTexts } from '../../../texts.ts';

/** Questions to the support about a project with their answers, open ones first; nothing without any. */
export function ProjectQuestions({ projectId }: { projectId: string }) {
  const t = useTexts();
  const [page, turnTo] = useState(1);
  return (
    <QueryStates
      framed
      dimmed
      query={useQuestions({ project_id: projectId }, page)}
      skeleton={null}
      empty={({ total }) => total === 0 && <></>}
    >
      {(questions) => (
        <Panel title={t('questions.title')}>
          <QuestionsList questions={questions} named page={page} turnTo={turnTo} />
        </Panel>
      )}
    </QueryStates>
  );
}
