import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AddressMails } from '../templates.ts';

const lasting = durationIn(LOCALES.fr);

/** French mails about changed email addresses. */
export const addresses: Readonly<Record<keyof AddressMails, MailText>> = {
  'old-address-notice': {
    subject: 'Votre adresse e-mail est sur le point de changer',
    text: `Bonjour {name},

Une personne connectée à votre compte a demandé à remplacer son adresse e-mail par {email}. Le changement prend effet dès que le code envoyé à cette adresse est saisi.

Si ce n’était pas vous, changez votre mot de passe maintenant et fermez les autres sessions dans votre profil.

Metier`,
  },
  'email-changed': {
    subject: 'Votre adresse e-mail a été modifiée',
    text: `Bonjour {name},

Votre compte utilise désormais {email}. Vous ne vous connectez plus avec cette adresse.

Si ce n’était pas vous, annulez le changement ici sous ${lasting(DURATIONS.emailUndo)} :

{origin}{path}

Votre compte utilisera de nouveau cette adresse, toutes les sessions seront fermées et vous définirez un nouveau mot de passe.

Metier`,
  },
  'email-changed-here': {
    subject: 'Votre compte utilise désormais cette adresse e-mail',
    text: `Bonjour {name},

Votre compte utilise désormais cette adresse : vous vous connectez avec elle, et nous vous écrivons ici. Le changement peut être annulé depuis l’adresse précédente pendant ${lasting(DURATIONS.emailUndo)}.

{origin}{path}

Metier`,
  },
  'email-restored': {
    subject: 'Votre adresse e-mail a été rétablie',
    text: `Bonjour {name},

Le changement de votre adresse e-mail a été annulé : vous vous connectez de nouveau avec cette adresse. Toutes les sessions ont été fermées et votre ancien mot de passe ne fonctionne plus. Si vous n’en avez pas encore défini un nouveau, demandez un lien ici :

{origin}{path}

Metier`,
  },
};
