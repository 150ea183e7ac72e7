import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AddressMails } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** English mails about changed email addresses. */
export const addresses: Readonly<Record<keyof AddressMails, MailText>> = {
  'old-address-notice': {
    subject: 'Your email address is about to change',
    text: `Hello {name},

somebody who is signed in to your account has asked to change its email address to {email}. The change takes effect once the code sent there is entered.

If this was not you, change your password now and end the other sessions in your profile.

Metier`,
  },
  'email-changed': {
    subject: 'Your email address was changed',
    text: `Hello {name},

your account now uses {email}. You no longer sign in with this address.

If this was not you, undo the change here within ${lasting(DURATIONS.emailUndo)}:

{origin}{path}

Your account will use this address again, all sessions will end, and you will set a new password.

Metier`,
  },
  'email-changed-here': {
    subject: 'Your account now uses this email address',
    text: `Hello {name},

your account now uses this address: you sign in with it, and we write to you here. The change can be undone from the previous address for ${lasting(DURATIONS.emailUndo)}.

{origin}{path}

Metier`,
  },
  'email-restored': {
    subject: 'Your email address was restored',
    text: `Hello {name},

the change of your email address was undone: you sign in with this address again. All sessions have ended, and your old password no longer works. If you have not set a new one yet, request a link here:

{origin}{path}

Metier`,
  },
};
