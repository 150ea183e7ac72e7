import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { WorkMails } from '../templates.ts';

const lasting = durationIn(LOCALES.es);

/** Spanish mails about delivered and accepted work. */
export const work: Readonly<Record<keyof WorkMails, MailText>> = {
  delivered: {
    subject: 'Trabajo entregado: {project}',
    text: `Hola, {name}:

{freelancer} ha entregado trabajo para «{project}». Revísalo en un plazo de ${lasting(DURATIONS.review)} y acéptalo o pide cambios. Si no respondes, se acepta automáticamente.

{origin}{path}

Metier`,
  },
  'review-reminder': {
    subject: 'Revisa el trabajo: {project}',
    text: `Hola, {name}:

El trabajo entregado para «{project}» espera tu decisión. Si no respondes, se acepta automáticamente. Días restantes: {days}.

{origin}{path}

Metier`,
  },
  'changes-requested': {
    subject: 'Cambios solicitados: {project}',
    text: `Hola, {name}:

Tu cliente ha revisado tu trabajo para «{project}» y pide cambios:

{comment}

{origin}{path}

Metier`,
  },
  accepted: {
    subject: 'Han aceptado tu trabajo: {project}',
    text: `Hola, {name}:

Se ha aceptado tu trabajo para «{project}». Has ganado {points} puntos; estarán disponibles el {clears}.

¿Qué tal ha ido? Podéis valoraros mutuamente en la página del proyecto durante ${lasting(DURATIONS.mutualReview)}. Las valoraciones se publican cuando ambas están escritas o cuando termina ese plazo.

{origin}{path}

Metier`,
  },
  'accepted-by-you': {
    subject: 'Has aceptado el trabajo: {project}',
    text: `Hola, {name}:

Has aceptado el trabajo de «{project}». El proyecto está completado y {freelancer} ha ganado el dinero. Podrá disponer de él el {clears}; hasta entonces puedes decirnos si algo no está bien.

¿Qué tal ha ido? Podéis valoraros mutuamente en la página del proyecto durante ${lasting(DURATIONS.mutualReview)}. Las valoraciones se publican cuando ambas están escritas o cuando termina ese plazo.

{origin}{path}

Metier`,
  },
  'accepted-by-clock': {
    subject: 'Aceptado automáticamente: {project}',
    text: `Hola, {name}:

El plazo para revisar «{project}» ha pasado sin respuesta, así que el trabajo se ha aceptado automáticamente.

¿Qué tal ha ido? Podéis valoraros mutuamente en la página del proyecto durante ${lasting(DURATIONS.mutualReview)}. Las valoraciones se publican cuando ambas están escritas o cuando termina ese plazo.

{origin}{path}

Metier`,
  },
};
