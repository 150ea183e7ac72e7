import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AccountMails } from '../templates.ts';

const lasting = durationIn(LOCALES.fr);

/** French mails about accounts. */
export const accounts: Readonly<Record<keyof AccountMails, MailText>> = {
  code: {
    subject: 'Votre code Metier : {code}',
    text: `Bonjour,

Votre code de confirmation est {code}.

Saisissez-le sur la page qui l’a demandé. Il est valable ${lasting(DURATIONS.emailCode)} et ne peut être utilisé qu’une fois. Si vous ne l’avez pas demandé, ignorez cet e-mail.

Metier`,
  },
  reset: {
    subject: 'Définir un nouveau mot de passe',
    text: `Bonjour {name},

Vous pouvez définir un nouveau mot de passe ici :

{origin}{path}

Le lien est valable ${lasting(DURATIONS.resetKey)} et ne peut être utilisé qu’une fois. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste inchangé.

Metier`,
  },
  'new-device': {
    subject: 'Nouvelle connexion à votre compte',
    text: `Bonjour {name},

Quelqu’un s’est connecté à votre compte depuis un appareil que nous ne reconnaissons pas :

{at}
{device}
{address}

Si c’était vous, vous n’avez rien à faire. Sinon, fermez les autres sessions et changez votre mot de passe dans votre profil :

{origin}{path}

Metier`,
  },
  'password-changed': {
    subject: 'Votre mot de passe a été modifié',
    text: `Bonjour {name},

Le mot de passe de votre compte a été modifié le {at}. Toutes les autres sessions ont été fermées.

Si ce n’était pas vous, demandez un lien pour en définir un nouveau :

{origin}{path}

Metier`,
  },
  'account-blocked': {
    subject: 'Votre compte est bloqué',
    text: `Bonjour {name},

Nous avons bloqué votre compte : vous ne pouvez plus vous connecter. Le motif :

{reason}

Vos projets et votre argent ne sont pas concernés : ce qui est encore ouvert est réglé comme convenu.

Metier`,
  },
  'account-unblocked': {
    subject: 'Votre compte n’est plus bloqué',
    text: `Bonjour {name},

Vous pouvez de nouveau vous connecter à votre compte.

{origin}{path}

Metier`,
  },
};
