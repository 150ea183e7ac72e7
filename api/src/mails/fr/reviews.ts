import { PATHS } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { ReviewMails } from '../templates.ts';

/** French mails about reviews. */
export const reviews: Readonly<Record<keyof ReviewMails, MailText>> = {
  'review-opened': {
    subject: '{party} vous a évalué : {project}',
    text: `Bonjour {name},

L’avis que {party} a écrit au sujet de « {project} » est maintenant public : tout le monde peut le lire sur votre profil. Vous pouvez publier une réponse.

{origin}{path}

Metier`,
  },
  'review-answered': {
    subject: '{party} a répondu à votre avis : {project}',
    text: `Bonjour {name},

{party} a répondu à votre avis au sujet de « {project} ». La réponse est affichée en dessous.

{origin}{path}

Metier`,
  },
  'review-removed': {
    subject: 'Votre avis a été retiré : {project}',
    text: `Bonjour {name},

Nous avons retiré votre avis au sujet de « {project} ». Le motif :

{reason}

Vous pouvez toujours le lire sur la page du projet :

{origin}{path}

Si vous n’êtes pas d’accord, vous pouvez vous y opposer une fois en écrivant à notre assistance :

{origin}${PATHS.help}

Metier`,
  },
};
