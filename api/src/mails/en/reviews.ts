import { PATHS } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { ReviewMails } from '../templates.ts';

/** What Metier writes in English about reviews. */
export const reviews: Readonly<Record<keyof ReviewMails, MailText>> = {
  'review-opened': {
    subject: '{party} has reviewed you: {project}',
    text: `Hello {name},

the review that {party} wrote about "{project}" is open now: everybody can read it on your profile. You can answer it once, in public.

{origin}{path}

Metier`,
  },
  'review-answered': {
    subject: '{party} has answered your review: {project}',
    text: `Hello {name},

{party} has answered your review about "{project}". The answer is shown under it.

{origin}{path}

Metier`,
  },
  'review-removed': {
    subject: 'Your review was taken down: {project}',
    text: `Hello {name},

we have taken your review about "{project}" down. The reason:

{reason}

You can still read it on the project's page:

{origin}{path}

If you think that this is wrong, you can object once, by a question to our support:

{origin}${PATHS.help}

Metier`,
  },
};
