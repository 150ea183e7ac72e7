import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import { cases } from './cases.ts';
import { orders } from './orders.ts';
import { payouts } from './payouts.ts';
import { reviews } from './reviews.ts';
import type { MailTemplates } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** What Metier writes in English. */
export const mails: Readonly<Record<keyof MailTemplates, MailText>> = {
  code: {
    subject: 'Your Metier code: {code}',
    text: `Hello,

your confirmation code is {code}.

Enter it on the page that asked for it. It is valid for ${lasting(DURATIONS.emailCode)} and can be used once. If you did not ask for it, you can ignore this mail.

Metier`,
  },
  reset: {
    subject: 'Set a new password',
    text: `Hello {name},

you can set a new password here:

{origin}{path}

The link is valid for ${lasting(DURATIONS.resetKey)} and can be used once. If you did not ask for it, you can ignore this mail: your password stays as it is.

Metier`,
  },
  'old-address-notice': {
    subject: 'Your email address is about to change',
    text: `Hello {name},

somebody who is signed in to your account asked to use {email} from now on. The change takes effect once the code sent there is entered.

If this was not you, change your password now and end the other sessions in your profile.

Metier`,
  },
  'email-changed': {
    subject: 'Your email address was changed',
    text: `Hello {name},

your account now uses {email}. You no longer sign in with this address.

If this was not you, take it back here within ${lasting(DURATIONS.emailUndo)}:

{origin}{path}

Your account then uses this address again, all its sessions end, and you set a new password.

Metier`,
  },
  'email-changed-here': {
    subject: 'This is your email address now',
    text: `Hello {name},

your account now uses this address: you sign in with it, and we write to you here. The address before can take this back for ${lasting(DURATIONS.emailUndo)}.

{origin}{path}

Metier`,
  },
  'new-device': {
    subject: 'New sign-in to your account',
    text: `Hello {name},

somebody signed in to your account on a device that we did not know:

{at}
{device}
{address}

If this was you, there is nothing to do. If not, sign out everywhere else and change your password in your profile:

{origin}{path}

Metier`,
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: `Hello {name},

the password of your account was changed on {at}. All other sessions have ended.

If this was not you, ask for a link to set another one:

{origin}{path}

Metier`,
  },
  'account-blocked': {
    subject: 'Your account is blocked',
    text: `Hello {name},

we have blocked your account: you can no longer sign in. The reason:

{reason}

Your projects and your money stay as they are; what is still open there is settled as agreed.

Metier`,
  },
  'account-unblocked': {
    subject: 'Your account is open again',
    text: `Hello {name},

your account is no longer blocked: you can sign in again.

{origin}{path}

Metier`,
  },
  'email-restored': {
    subject: 'Your email address is back',
    text: `Hello {name},

the change of your email address was taken back: you sign in with this address again. All sessions have ended, and the password no longer works. If you have not set a new one yet, ask for a link here:

{origin}{path}

Metier`,
  },
  messages: {
    subject: '{from} has written to you: {project}',
    text: `Hello {name},

{from} has written to you about "{project}". Unread messages: {unread}.

{origin}{path}

Metier`,
  },
  invitation: {
    subject: 'Invitation: {project}',
    text: `Hello {name},

{customer} would like you to take the project "{project}". The first freelancer to accept gets it; the invitation ends after ${lasting(DURATIONS.invitation)}.

{origin}{path}

Metier`,
  },
  ...orders,
  delivered: {
    subject: 'Work delivered: {project}',
    text: `Hello {name},

{freelancer} has delivered work for "{project}". Please look at it within ${lasting(DURATIONS.review)} and accept it or ask for changes. Without an answer it is accepted automatically.

{origin}{path}

Metier`,
  },
  'review-reminder': {
    subject: 'Your decision is awaited: {project}',
    text: `Hello {name},

the work delivered for "{project}" waits for your decision. Without an answer it is accepted automatically. Days left: {days}.

{origin}{path}

Metier`,
  },
  'changes-requested': {
    subject: 'Revision requested: {project}',
    text: `Hello {name},

your customer has looked at your work for "{project}" and asks for a revision:

{comment}

{origin}{path}

Metier`,
  },
  accepted: {
    subject: 'Your work was accepted: {project}',
    text: `Hello {name},

your work for "{project}" was accepted. You have earned {points} points; they become available on {clears}.

How was it? Both of you can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}; the reviews are shown once both are written, or when that time is over.

{origin}{path}

Metier`,
  },
  'accepted-by-you': {
    subject: 'You have accepted: {project}',
    text: `Hello {name},

you have accepted the work for "{project}"; the project is completed, and {freelancer} has earned the money. It becomes available on {clears}. Until then you can still tell us if something is wrong.

How was it? Both of you can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}; the reviews are shown once both are written, or when that time is over.

{origin}{path}

Metier`,
  },
  'accepted-by-clock': {
    subject: 'Accepted automatically: {project}',
    text: `Hello {name},

the time to review "{project}" has passed without an answer, so the work counts as accepted.

How was it? Both of you can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}; the reviews are shown once both are written, or when that time is over.

{origin}{path}

Metier`,
  },
  ...cases,
  ...payouts,
  ...reviews,
  'verification-approved': {
    subject: 'Your profile is verified',
    text: `Hello {name},

we have looked at your links: your profile now shows that you are verified.

{origin}{path}

Metier`,
  },
  'verification-rejected': {
    subject: 'Your profile could not be verified',
    text: `Hello {name},

we have looked at your links and could not verify your profile. The reason:

{reason}

You can add other links at any time; then we will look again.

{origin}{path}

Metier`,
  },
  digest: {
    subject: 'What has happened since yesterday',
    text: `Hello {name},

this has happened since your last daily mail:

{items}

All of it is among your notifications:
{origin}{path}

Metier`,
  },
  'support-answer': {
    subject: 'Answer to your question: {theme}',
    text: `Hello {name},

you asked us about "{theme}". Here is our answer:

{answer}

If something is still open, write to us again on the help page: {origin}{path}

Metier`,
  },
};

/** Last line of mails that their reader can switch off. */
export const footer = 'To get no more mails of this kind: {page}';
