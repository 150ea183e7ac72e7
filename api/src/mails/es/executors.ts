import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { ExecutorMails } from '../templates.ts';

const lasting = durationIn(LOCALES.es);

/** Spanish mails about executors until the delivery. */
export const executors: Readonly<Record<keyof ExecutorMails, MailText>> = {
  assigned: {
    subject: 'El proyecto es tuyo: {project}',
    text: `Hola, {name}:

{customer} te ha elegido para «{project}». Empieza en un plazo de ${lasting(DURATIONS.startAfterAssignment)}; de lo contrario, el proyecto se ofrece de nuevo a otras personas. Tu plazo cuenta desde el momento en que empieces.

{origin}{path}

Metier`,
  },
  started: {
    subject: 'El trabajo ha empezado: {project}',
    text: `Hola, {name}:

{freelancer} ha empezado a trabajar en «{project}». La entrega está prevista para el {due}.

{origin}{path}

Metier`,
  },
  'given-back': {
    subject: 'Tu proyecto vuelve a estar abierto: {project}',
    text: `Hola, {name}:

{freelancer} ha renunciado a «{project}» y ya no trabaja en él. Vuelve a estar abierto a otros freelancers; si nadie lo toma en ${lasting(DURATIONS.unassignedProject)}, se te reembolsa el pago. Puedes elegir o invitar a alguien en su página.

{origin}{path}

Metier`,
  },
  'not-started': {
    subject: 'Tu proyecto vuelve a estar abierto: {project}',
    text: `Hola, {name}:

{freelancer} no ha empezado «{project}» a tiempo. Vuelve a estar abierto a otros freelancers; si nadie lo toma en ${lasting(DURATIONS.unassignedProject)}, se te reembolsa el pago. Puedes elegir o invitar a alguien en su página.

{origin}{path}

Metier`,
  },
  unassigned: {
    subject: 'Ya no tienes el proyecto: {project}',
    text: `Hola, {name}:

No has empezado «{project}» en ${lasting(DURATIONS.startAfterAssignment)}, así que se ofrece de nuevo a otras personas. Si todavía lo quieres, puedes presentar tu candidatura mientras esté abierto.

{origin}{path}

Metier`,
  },
};
