import { nameOf } from '@metier/contract';
import {
  Badge,
  Box,
  DateTime,
  Pager,
  Panel,
  QueryStates,
  RowsSkeleton,
  Stack,
  Typography,
  SEPARATOR,
} from '@metier/shared-kit/ui';
import { useState } from 'react';
import { Quote } from '../../../shared/queue/quote.tsx';
import { useTexts } from '../../../texts.ts';
import { useQuestionsOf, type ShownPerson } from '../people.api.ts';

/** A person's questions to the support with their answers, open ones first. */
export function QuestionsPanel({ person }: { person: ShownPerson }) {
  const t = useTexts();
  const [page, turnTo] = useState(1);
  return (
    <Panel title={t('person.questions.title')}>
      <QueryStates
        dimmed
        query={useQuestionsOf(person.id, page)}
        skeleton={<RowsSkeleton rows={2} />}
        empty={({ requests }) =>
          requests.length === 0 && <Typography color="textSecondary">{t('person.questions.none')}</Typography>
        }
      >
        {({ requests, pages }) => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
              {requests.map(({ id, name, description, created_at, state, messages }) => (
                <Stack key={id} component="li" sx={{ gap: 1, overflowWrap: 'anywhere' }}>
                  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                    <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                    <Badge
                      tone={state === 'open' ? 'amber' : 'green'}
                      icon={state === 'open' ? 'clock' : 'check'}
                    >
                      {t(`support.state.${state}`)}
                    </Badge>
                    <Typography variant="body2" color="textSecondary">
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
              ))}
            </Box>
            <Pager page={page} pages={pages} onChange={turnTo} />
          </>
        )}
      </QueryStates>
    </Panel>
  );
}
