import { nameOf } from '@metier/contract';
import { DateTime, SEPARATOR } from '@metier/shared-kit/ui';
import { Quote } from '../../../shared/queue/quote.tsx';
import type { SupportRequest } from '../support.api.ts';

/** Answers and replies of a request, oldest first. */
export const Messages = ({ messages }: Pick<SupportRequest, 'messages'>) =>
  messages.map(({ id, author, text, created_at }) => (
    <Quote
      key={id}
      head={
        <>
          {nameOf(author)}
          {SEPARATOR}
          <DateTime value={created_at} />
        </>
      }
    >
      {text}
    </Quote>
  ));
