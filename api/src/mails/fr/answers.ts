import type { MailText } from '../../platform/mail/index.ts';
import type { AnswerMails } from '../templates.ts';

/** French mails about answers to verifications and support requests. */
export const answers: Readonly<Record<keyof AnswerMails, MailText>> = {
  'verification-approved': {
    subject: 'Votre profil est vérifié',
    text: `Bonjour {name},

Nous avons contrôlé vos liens : votre profil indique désormais que vous êtes vérifié.

{origin}{path}

Metier`,
  },
  'verification-rejected': {
    subject: 'Votre profil n’a pas pu être vérifié',
    text: `Bonjour {name},

Nous avons contrôlé vos liens et n’avons pas pu vérifier votre profil. Le motif :

{reason}

Vous pouvez ajouter d’autres liens à tout moment, et nous les contrôlerons de nouveau.

{origin}{path}

Metier`,
  },
  'support-answer': {
    subject: 'Réponse à votre question : {theme}',
    text: `Bonjour {name},

Vous nous avez écrit au sujet de « {theme} ». Voici notre réponse :

{answer}

Si vous avez une autre question, écrivez-nous de nouveau sur la page d’aide : {origin}{path}

Metier`,
  },
};
