import { DURATIONS, secondsAfter } from '@metier/contract';
import { productNow } from '@metier/shared-kit/http';
import { draftsOf } from '@metier/shared-kit/state';
import { useState } from 'react';

/** An address to which a code was sent, and the moment that ends the code. */
interface AwaitedEmail {
  readonly email: string;
  readonly until: string;
}

const drafts = draftsOf<AwaitedEmail>('email-code');

function readAwaited(userId: string): string | undefined {
  const kept = drafts.read(userId, '');
  return kept && productNow() < new Date(kept.until) ? kept.email : undefined;
}

/**
 * The new address whose code is awaited, or undefined. Stored in this tab like a draft, so that the field for the code
 * is still there after a reload, until the code has expired.
 *
 * @example
 * const awaited = useAwaitedEmail(user.id);
 * awaited.codeSent('new@example.com');
 */
export function useAwaitedEmail(userId: string) {
  const [email, show] = useState(() => readAwaited(userId));
  return {
    email,
    /** A code was sent, for the first time or again. */
    codeSent: (address: string): void => {
      const until = secondsAfter(productNow(), DURATIONS.emailCode);
      drafts.keep(userId, '', { email: address, until: until.toISOString() });
      show(address);
    },
    /** The address was confirmed, or the change was cancelled. */
    end: (): void => {
      drafts.drop(userId, '');
      show(undefined);
    },
  };
}
