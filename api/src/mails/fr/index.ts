import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import { cases } from './cases.ts';
import { orders } from './orders.ts';
import { payouts } from './payouts.ts';
import { reviews } from './reviews.ts';
import type { MailTemplates } from '../templates.ts';

const lasting = durationIn(LOCALES.fr);

/** All French mails; like the screens they use "vous". */
export const mails: Readonly<Record<keyof MailTemplates, MailText>> = {
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
  'email-restored': {
    subject: 'Votre adresse e-mail a été rétablie',
    text: `Bonjour {name},

Le changement de votre adresse e-mail a été annulé : vous vous connectez de nouveau avec cette adresse. Toutes les sessions ont été fermées et votre ancien mot de passe ne fonctionne plus. Si vous n’en avez pas encore défini un nouveau, demandez un lien ici :

{origin}{path}

Metier`,
  },
  messages: {
    subject: '{from} vous a écrit : {project}',
    text: `Bonjour {name},

{from} vous a écrit au sujet de « {project} ». Messages non lus : {unread}.

{origin}{path}

Metier`,
  },
  invitation: {
    subject: 'Invitation : {project}',
    text: `Bonjour {name},

{customer} vous invite à travailler sur « {project} ». Le premier freelance qui accepte obtient le projet ; l’invitation expire au bout de ${lasting(DURATIONS.invitation)}.

{origin}{path}

Metier`,
  },
  'project-found': {
    subject: 'Nouveau projet : {project}',
    text: `Bonjour {name},

Un nouveau projet correspond à l’une de vos recherches enregistrées : « {project} » pour {amount}.

{origin}{path}

Metier`,
  },
  'projects-found': {
    subject: 'De nouveaux projets correspondent à vos recherches',
    text: `Bonjour {name},

Ces nouveaux projets correspondent à vos recherches enregistrées :

{items}

Tous les projets ouverts, et vos recherches :
{origin}{path}

Metier`,
  },
  ...orders,
  delivered: {
    subject: 'Travail livré : {project}',
    text: `Bonjour {name},

{freelancer} a livré un travail pour « {project} ». Examinez-le sous ${lasting(DURATIONS.review)} et acceptez-le ou demandez des modifications. Sans réponse, il est accepté automatiquement.

{origin}{path}

Metier`,
  },
  'review-reminder': {
    subject: 'Travail à examiner : {project}',
    text: `Bonjour {name},

Le travail livré pour « {project} » attend votre décision. Sans réponse, il est accepté automatiquement. Jours restants : {days}.

{origin}{path}

Metier`,
  },
  'changes-requested': {
    subject: 'Révision demandée : {project}',
    text: `Bonjour {name},

Votre client a examiné votre travail pour « {project} » et demande une révision :

{comment}

{origin}{path}

Metier`,
  },
  accepted: {
    subject: 'Votre travail a été accepté : {project}',
    text: `Bonjour {name},

Votre travail pour « {project} » a été accepté. Vous avez gagné {points} points ; ils seront disponibles le {clears}.

Comment cela s’est-il passé ? Vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}. Les avis sont publiés quand les deux sont écrits ou quand ce délai est écoulé.

{origin}{path}

Metier`,
  },
  'accepted-by-you': {
    subject: 'Vous avez accepté le travail : {project}',
    text: `Bonjour {name},

Vous avez accepté le travail de « {project} ». Le projet est terminé et {freelancer} a gagné l’argent, disponible le {clears} ; d’ici là, vous pouvez encore nous signaler un problème.

Comment cela s’est-il passé ? Vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}. Les avis sont publiés quand les deux sont écrits ou quand ce délai est écoulé.

{origin}{path}

Metier`,
  },
  'accepted-by-clock': {
    subject: 'Accepté automatiquement : {project}',
    text: `Bonjour {name},

Le délai pour examiner « {project} » s’est écoulé sans réponse ; le travail a donc été accepté automatiquement.

Comment cela s’est-il passé ? Vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}. Les avis sont publiés quand les deux sont écrits ou quand ce délai est écoulé.

{origin}{path}

Metier`,
  },
  ...cases,
  ...payouts,
  ...reviews,
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
  digest: {
    subject: 'Ce qui s’est passé depuis hier',
    text: `Bonjour {name},

Voici ce qui s’est passé depuis votre dernier e-mail quotidien :

{items}

Vous retrouvez tout dans vos notifications :
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

/** Last line of mails that can be unsubscribed from. */
export const footer = 'Pour ne plus recevoir les e-mails de ce type : {page}';
