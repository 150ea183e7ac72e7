import { Panel, QueryStates, RowsSkeleton, Typography } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useQuestions } from '../../../shared/questions/questions.api.ts';
import { QuestionsList } from '../../../shared/questions/questions-list.tsx';
import { useTexts } from '../../../texts.ts';
import type { ShownPerson } from '../people.api.ts';

/** A person's questions to the support with their answers, open ones first. */
export function QuestionsPanel({ person }: { person: ShownPerson }) {
  const t = useTexts();
  const [page, turnTo] = useState(1);
  return (
    <Panel title={t('questions.title')}>
      <QueryStates
        dimmed
        query={useQuestions({ user_id: person.id }, page)}
        skeleton={<RowsSkeleton rows={2} />}
        empty={({ requests }) =>
          requests.length === 0 && <Typography color="textSecondary">{t('questions.none')}</Typography>
        }
      >
        {(questions) => <QuestionsList questions={questions} page={page} turnTo={turnTo} />}
      </QueryStates>
    </Panel>
  );
}
