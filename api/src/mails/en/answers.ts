import type { MailText } from '../../platform/mail/index.ts';
import type { AnswerMails } from '../templates.ts';

/** English mails about answers to verifications and support requests. */
export const answers: Readonly<Record<keyof AnswerMails, MailText>> = {
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
  'support-answer': {
    subject: 'Answer to your question: {theme}',
    text: `Hello {name},

you asked us about "{theme}". Here is our answer:

{answer}

If you have another question, write to us again on the help page: {origin}{path}

Metier`,
  },
};
