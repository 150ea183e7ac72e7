import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { CaseMails } from '../templates.ts';
import { shares } from './shares.ts';

const lasting = durationIn(LOCALES.fr);

/** French mails about cases and their decisions. */
export const cases: Readonly<Record<keyof CaseMails, MailText>> = {
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
    shares,
    text: `Bonjour {name},

Un gestionnaire a pris une décision au sujet de « {project} » : {shares}. Le motif se trouve sur la page du projet.

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
    shares,
    text: `Bonjour {name},

La décision au sujet de « {project} » est définitive et prend effet immédiatement : {shares}. Le motif se trouve parmi les messages de la page du projet.

Si le freelance garde une part, vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
};
