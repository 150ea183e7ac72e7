import { PATHS } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { ReviewMails } from '../templates.ts';

/** English mails about reviews. */
export const reviews: Readonly<Record<keyof ReviewMails, MailText>> = {
  'review-opened': {
    subject: '{party} has reviewed you: {project}',
    text: `Hello {name},

the review that {party} wrote about "{project}" is now public: everybody can read it on your profile. You can post one public answer.

{origin}{path}

Metier`,
  },
  'review-answered': {
    subject: '{party} has answered your review: {project}',
    text: `Hello {name},

{party} has answered your review about "{project}". The answer is shown below it.

{origin}{path}

Metier`,
  },
  'review-removed': {
    subject: 'Your review was taken down: {project}',
    text: `Hello {name},

we have taken down your review about "{project}". The reason:

{reason}

You can still read it on the project's page:

{origin}{path}

If you disagree, you can object once by writing to our support:

{origin}${PATHS.help}

Metier`,
  },
};
