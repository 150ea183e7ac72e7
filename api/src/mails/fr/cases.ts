import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { CaseMails } from '../templates.ts';

const lasting = durationIn(LOCALES.fr);

/** What Metier writes in French about refunds and complaints. */
export const cases: Readonly<Record<keyof CaseMails, MailText>> = {
  'refund-asked': {
    subject: 'Remboursement demandé : {project}',
    text: `Bonjour {name},

Votre client demande un remboursement pour « {project} ». Veuillez accepter ou refuser sous ${lasting(DURATIONS.refundAnswer)}.

{origin}{path}

Metier`,
  },
  'refund-refused': {
    subject: 'Remboursement refusé : {project}',
    text: `Bonjour {name},

{freelancer} refuse le remboursement de « {project} ». Un gestionnaire examine maintenant le projet et décide ; d’ici là, l’argent reste où il est et aucun délai ne court. Ce que le gestionnaire doit savoir peut être écrit dans une déclaration sur la page du projet, où vous pouvez aussi régler le dossier par une proposition.

{origin}{path}

Metier`,
  },
  'refund-unanswered': {
    subject: 'Un gestionnaire décide du remboursement : {project}',
    text: `Bonjour {name},

Personne n’a répondu à la demande de remboursement de « {project} » sous ${lasting(DURATIONS.refundAnswer)}. Comme un travail a été livré, un gestionnaire examine maintenant le projet et décide ; d’ici là, l’argent reste où il est et aucun délai ne court. Ce que le gestionnaire doit savoir peut être écrit dans une déclaration sur la page du projet, où vous pouvez aussi régler le dossier par une proposition.

{origin}{path}

Metier`,
  },
  'refund-decided': {
    subject: 'Remboursement décidé : {project}',
    text: `Bonjour {name},

Le paiement de {amount} pour « {project} » est intégralement remboursé sur votre carte. Le projet est terminé ; pour commander à nouveau ce travail, créez un nouveau projet.

{origin}{path}

Metier`,
  },
  'refund-to-customer': {
    subject: 'Remboursement décidé : {project}',
    text: `Bonjour {name},

Le paiement de « {project} », soit {points} points, est intégralement remboursé au client. Le projet est terminé.

{origin}{path}

Metier`,
  },
  'case-opened': {
    subject: 'Une réclamation : {project}',
    text: `Bonjour {name},

{party} a déposé une réclamation au sujet de « {project} ». Un gestionnaire examine maintenant le projet et décide du partage de l’argent ; d’ici là, celui-ci reste où il est et aucun délai ne court. Ce que le gestionnaire doit savoir peut être écrit dans une déclaration sur la page du projet, où vous pouvez aussi régler le dossier par une proposition.

{origin}{path}

Metier`,
  },
  'case-waits': {
    subject: 'Un dossier attend une décision : {project}',
    text: `Bonjour {name},

Un gestionnaire doit décider du partage de l’argent de « {project} » ; d’ici là, celui-ci reste où il est. Les déclarations des deux parties, et la première décision si l’une d’elles l’a contestée, se trouvent sur la page du projet.

{origin}{path}

Metier`,
  },
  'case-decided': {
    subject: 'Dossier tranché : {project}',
    text: `Bonjour {name},

Un gestionnaire a pris une décision au sujet de « {project} » : {amount} reviennent au client {customer}, et le freelance {freelancer} reçoit {points} points. Le motif se trouve sur la page du projet.

Jusqu’au {until}, chaque partie peut y faire appel ; un autre gestionnaire prend alors la décision définitive. Sans appel, la décision prend effet à ce moment-là ; d’ici là, l’argent reste où il est. Si les deux parties l’acceptent, elle prend effet immédiatement.

{origin}{path}

Metier`,
  },
  'decision-appealed': {
    subject: 'Appel de la décision : {project}',
    text: `Bonjour {name},

{party} a fait appel de la décision au sujet de « {project} ». Un autre gestionnaire examine maintenant le projet et prend la décision définitive ; d’ici là, l’argent reste où il est. Vous pouvez lire le motif sur la page du projet et y ajouter une déclaration.

{origin}{path}

Metier`,
  },
  'case-divided': {
    subject: 'Décision définitive : {project}',
    text: `Bonjour {name},

La décision au sujet de « {project} » est définitive : {amount} sont remboursés au client {customer}, et le freelance {freelancer} reçoit immédiatement {points} points. Le motif se trouve parmi les messages de la page du projet.

Si le freelance conserve une part, vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
  'share-offered': {
    subject: 'Proposition pour régler le dossier : {project}',
    text: `Bonjour {name},

{party} propose de régler ainsi le dossier « {project} » : {amount} sont remboursés au client {customer}, et le freelance {freelancer} reçoit {points} points. Vous pouvez accepter jusqu’au {until}, ce qui clôt le dossier immédiatement ; entre-temps, il suit son cours.

{origin}{path}

Metier`,
  },
  'offer-accepted': {
    subject: 'Dossier réglé : {project}',
    text: `Bonjour {name},

Les deux parties se sont entendues au sujet de « {project} » : {amount} sont remboursés au client {customer}, et le freelance {freelancer} reçoit immédiatement {points} points. Le projet est terminé.

Si le freelance conserve une part, vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
  'decision-agreed': {
    subject: 'Décision acceptée par une partie : {project}',
    text: `Bonjour {name},

{party} accepte la décision au sujet de « {project} » : {amount} sont remboursés au client {customer}, et le freelance {freelancer} reçoit {points} points. Si vous l’acceptez aussi sur la page du projet, elle prend effet immédiatement. Sinon, elle prend effet le {until}, à moins que l’une des parties ne fasse appel avant.

{origin}{path}

Metier`,
  },
  'agreement-withdrawn': {
    subject: 'Décision plus acceptée : {project}',
    text: `Bonjour {name},

{party} n’accepte plus la décision au sujet de « {project} ». La décision est maintenue : elle prend effet à la fin du délai d’appel, à moins que l’une des parties ne fasse appel avant.

{origin}{path}

Metier`,
  },
  'both-agreed': {
    subject: 'Décision acceptée par les deux parties : {project}',
    text: `Bonjour {name},

Les deux parties ont accepté la décision au sujet de « {project} » : {amount} sont remboursés au client {customer}, et le freelance {freelancer} reçoit immédiatement {points} points. Le projet est terminé.

Si le freelance conserve une part, vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
};
