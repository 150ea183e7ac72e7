import { ALL_MAIL_CHOICES, type MailChoice } from '@metier/contract';
import { AppError } from '../../platform/errors/index.ts';
import { signedTokens, type KeyRing } from '../../platform/keys/index.ts';
import type { Unsubscription } from '../../platform/mail/index.ts';

/**
 * Content of a token: one kind of mails, or the daily mail with the kinds in it (none in those of earlier releases).
 */
interface ReadUnsubscription extends Unsubscription {
  readonly kind: MailChoice | 'digest';
  readonly kinds: readonly MailChoice[];
}

/** Signs and verifies the tokens of unsubscribe addresses, which are valid for nothing else. */
export interface UnsubscribeTokens {
  readonly sign: (unsubscription: Unsubscription) => Promise<string>;
  /** Throws AppError `badCode`. */
  readonly read: (token: string) => Promise<ReadUnsubscription>;
}

/** The tokens do not expire, because people unsubscribe from old mails. */
export function unsubscribeTokens(keys: KeyRing): UnsubscribeTokens {
  const tokens = signedTokens(keys, { type: 'unsubscribe+jwt', requiredClaims: ['sub', 'kind'] });
  return {
    sign: ({ userId, kind, kinds }) => tokens.sign({ sub: userId, kind, ...(kinds && { kinds }) }),
    read: async (token) => {
      const { sub: userId, kind: choice, kinds } = (await tokens.read(token)) ?? {};
      const kind = [...ALL_MAIL_CHOICES, 'digest' as const].find((one) => one === choice);
      if (userId === undefined || kind === undefined) throw new AppError('badCode');
      const known = ALL_MAIL_CHOICES.filter((one) => Array.isArray(kinds) && kinds.includes(one));
      return { userId, kind, kinds: known };
    },
  };
}
