import { ALL_MAIL_CHOICES, type MailChoice } from '@metier/contract';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../platform/errors/index.ts';
import { verificationKey, type KeyRing } from '../../platform/keys/index.ts';
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

const ALGORITHM = 'HS256';
const TYPE = 'unsubscribe+jwt';

/** The tokens do not expire, because people unsubscribe from old mails. */
export const unsubscribeTokens = (keys: KeyRing): UnsubscribeTokens => ({
  sign: ({ userId, kind, kinds }) =>
    new SignJWT({ kind, ...(kinds && { kinds }) })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keys[0].id })
      .setSubject(userId)
      .sign(keys[0].bytes),
  read: async (token) => {
    const expected = { algorithms: [ALGORITHM], typ: TYPE, requiredClaims: ['sub', 'kind'] };
    const { payload } = await jwtVerify(token, verificationKey(keys, badLink), expected).catch(() => {
      throw badLink();
    });
    const kind = [...ALL_MAIL_CHOICES, 'digest' as const].find((one) => one === payload['kind']);
    if (kind === undefined) throw badLink();
    const { kinds } = payload;
    const known = ALL_MAIL_CHOICES.filter((one) => Array.isArray(kinds) && kinds.includes(one));
    return { userId: payload.sub ?? '', kind, kinds: known };
  },
});

const badLink = () => new AppError('badCode');
