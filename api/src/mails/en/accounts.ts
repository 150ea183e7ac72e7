import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AccountMails } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** English mails about accounts. */
export const accounts: Readonly<Record<keyof AccountMails, MailText>> = {
  code: {
    subject: 'Your Metier code: {code}',
    text: `Hello,

your confirmation code is {code}.

Enter it on the page that asked for it. It is valid for ${lasting(DURATIONS.emailCode)} and can be used once. If you did not request it, you can ignore this email.

Metier`,
  },
  reset: {
    subject: 'Set a new password',
    text: `Hello {name},

you can set a new password here:

{origin}{path}

The link is valid for ${lasting(DURATIONS.resetKey)} and can be used once. If you did not request it, you can ignore this email: your password stays as it is.

Metier`,
  },
  'new-device': {
    subject: 'New sign-in to your account',
    text: `Hello {name},

somebody signed in to your account on a device we do not recognize:

{at}
{device}
{address}

If this was you, you do not need to do anything. If not, sign out everywhere else and change your password in your profile:

{origin}{path}

Metier`,
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: `Hello {name},

the password of your account was changed on {at}. All other sessions have ended.

If this was not you, request a link to set a new one:

{origin}{path}

Metier`,
  },
  'account-blocked': {
    subject: 'Your account is blocked',
    text: `Hello {name},

we have blocked your account: you can no longer sign in. The reason:

{reason}

Your projects and your money are not affected: anything still open is settled as agreed.

Metier`,
  },
  'account-unblocked': {
    subject: 'Your account is no longer blocked',
    text: `Hello {name},

you can sign in to your account again.

{origin}{path}

Metier`,
  },
};
