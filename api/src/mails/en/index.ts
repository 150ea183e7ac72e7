import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import { cases } from './cases.ts';
import { orders } from './orders.ts';
import { payouts } from './payouts.ts';
import { reviews } from './reviews.ts';
import type { MailTemplates } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** All English mails. */
export const mails: Readonly<Record<keyof MailTemplates, MailText>> = {
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
  'email-restored': {
    subject: 'Your email address was restored',
    text: `Hello {name},

the change of your email address was undone: you sign in with this address again. All sessions have ended, and your old password no longer works. If you have not set a new one yet, request a link here:

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

{customer} has invited you to work on "{project}". The first freelancer to accept gets the project; the invitation expires after ${lasting(DURATIONS.invitation)}.

{origin}{path}

Metier`,
  },
  'project-found': {
    subject: 'New project: {project}',
    text: `Hello {name},

a new project matches one of your saved searches: "{project}" for {amount}.

{origin}{path}

Metier`,
  },
  'projects-found': {
    subject: 'New projects that match your searches',
    text: `Hello {name},

these new projects match your saved searches:

{items}

All open projects, and your searches:
{origin}{path}

Metier`,
  },
  ...orders,
  delivered: {
    subject: 'Work delivered: {project}',
    text: `Hello {name},

{freelancer} has delivered work for "{project}". Please review it within ${lasting(DURATIONS.review)} and accept it or request changes. If you do not respond, it is accepted automatically.

{origin}{path}

Metier`,
  },
  'review-reminder': {
    subject: 'Please review the work: {project}',
    text: `Hello {name},

the work delivered for "{project}" is waiting for your decision. If you do not respond, it is accepted automatically. Days left: {days}.

{origin}{path}

Metier`,
  },
  'changes-requested': {
    subject: 'Revision requested: {project}',
    text: `Hello {name},

your customer has reviewed your work for "{project}" and requests a revision:

{comment}

{origin}{path}

Metier`,
  },
  accepted: {
    subject: 'Your work was accepted: {project}',
    text: `Hello {name},

your work for "{project}" was accepted. You have earned {points} points; they become available on {clears}.

How was it? You can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}. Reviews are published once both are written, or when that time is over.

{origin}{path}

Metier`,
  },
  'accepted-by-you': {
    subject: 'You accepted the work: {project}',
    text: `Hello {name},

you have accepted the work for "{project}". The project is completed, and {freelancer} has earned the money. It becomes available to them on {clears}; until then you can still tell us if something is wrong.

How was it? You can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}. Reviews are published once both are written, or when that time is over.

{origin}{path}

Metier`,
  },
  'accepted-by-clock': {
    subject: 'Accepted automatically: {project}',
    text: `Hello {name},

the time to review "{project}" has passed without an answer, so the work was accepted automatically.

How was it? You can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}. Reviews are published once both are written, or when that time is over.

{origin}{path}

Metier`,
  },
  ...cases,
  ...payouts,
  ...reviews,
  'verification-approved': {
    subject: 'Your profile is verified',
    text: `Hello {name},

we have checked your links: your profile now shows that you are verified.

{origin}{path}

Metier`,
  },
  'verification-rejected': {
    subject: 'Your profile could not be verified',
    text: `Hello {name},

we have checked your links and could not verify your profile. The reason:

{reason}

You can add other links at any time, and we will check again.

{origin}{path}

Metier`,
  },
  digest: {
    subject: 'What has happened since yesterday',
    text: `Hello {name},

here is what has happened since your last daily email:

{items}

You can find all of it in your notifications:
{origin}{path}

Metier`,
  },
  'support-answer': {
    subject: 'Answer to your question: {theme}',
    text: `Hello {name},

you asked us about "{theme}". Here is our answer:

{answer}

If you have another question, write to us again on the help page: {origin}{path}

Metier`,
  },
};

/** Last line of mails that can be unsubscribed from. */
export const footer = 'To stop receiving emails of this kind: {page}';
