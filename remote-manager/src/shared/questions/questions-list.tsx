import { nameOf, personPath } from '@metier/contract';
import { Badge, Box, DateTime, Pager, SEPARATOR, Stack, TextLink, Typography } from '@metier/shared-kit/ui';
import { questionPath } from '../../paths.ts';
import { useTexts } from '../../texts.ts';
import { Quote } from '../queue/quote.tsx';
import type { Questions } from './questions.api.ts';

interface QuestionsListProps {
  questions: Questions;
  /** True if different people asked. */
  named?: boolean;
  page: number;
  turnTo: (page: number) => void;
}

/** A page of questions to the support with their answers; the title leads to where they are answered. */
export function QuestionsList({ questions, named = false, page, turnTo }: QuestionsListProps) {
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
        {questions.requests.map((question) => (
          <Question key={question.id} question={question} named={named} />
        ))}
      </Box>
      <Pager page={page} pages={questions.pages} onChange={turnTo} />
    </>
  );
}

interface QuestionProps extends Required<Pick<QuestionsListProps, 'named'>> {
  question: Questions['requests'][number];
}

function Question({
  question: { name, description, created_at, state, person, messages },
  named,
}: QuestionProps) {
  const t = useTexts();
  return (
    <Stack component="li" sx={{ gap: 1, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextLink to={questionPath(state, name)} color="text.primary" sx={{ fontWeight: 600 }}>
          {name}
        </TextLink>
        <Badge tone={state === 'open' ? 'amber' : 'green'} icon={state === 'open' ? 'clock' : 'check'}>
          {t(`support.state.${state}`)}
        </Badge>
        <Typography variant="body2" color="textSecondary">
          {named && (
            <>
              <TextLink to={personPath(person.id)}>{nameOf(person)}</TextLink>
              {SEPARATOR}
            </>
          )}
          <DateTime value={created_at} show="relative" />
        </Typography>
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>{description}</Typography>
      {messages.map((message) => (
        <Quote
          key={message.id}
          head={
            <>
              {nameOf(message.author)}
              {SEPARATOR}
              <DateTime value={message.created_at} />
            </>
          }
        >
          {message.text}
        </Quote>
      ))}
    </Stack>
  );
}
