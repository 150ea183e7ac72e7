import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { OrderMails } from '../templates.ts';

const lasting = durationIn(LOCALES.es);

/** Spanish mails about payments and candidates. */
export const orders: Readonly<Record<keyof OrderMails, MailText>> = {
  'payment-received': {
    subject: 'Pago recibido: {project}',
    text: `Hola, {name}:

Hemos recibido tu pago de {amount} por «{project}». Queda retenido hasta que aceptes el trabajo. La factura está en la página del proyecto.

{origin}{path}

Metier`,
  },
  'payment-returned': {
    subject: 'Pago reembolsado: {project}',
    text: `Hola, {name}:

Tal como has solicitado, tu pago de {amount} por «{project}» se reembolsa íntegramente a tu tarjeta. El proyecto ha terminado; para volver a encargar el trabajo, crea uno nuevo.

{origin}{path}

Metier`,
  },
  response: {
    subject: 'Nueva candidatura: {project}',
    text: `Hola, {name}:

{freelancer} quiere encargarse de «{project}». Puedes elegir a esta persona en la página del proyecto.

{origin}{path}

Metier`,
  },
  'invitation-accepted': {
    subject: 'Han aceptado tu invitación: {project}',
    text: `Hola, {name}:

{freelancer} ha aceptado tu invitación a «{project}». Si el trabajo no empieza en ${lasting(DURATIONS.startAfterAssignment)}, el proyecto se ofrece de nuevo a otras personas.

{origin}{path}

Metier`,
  },
  'brief-changed': {
    subject: 'El encargo ha cambiado: {project}',
    text: `Hola, {name}:

{customer} ha cambiado la descripción de «{project}». Tu candidatura se refería a la versión anterior y ya no cuenta. Lee la nueva descripción y presenta otra candidatura si todavía quieres el proyecto:

{origin}{path}

Metier`,
  },
  'not-chosen': {
    subject: 'Lo ha tomado otro freelancer: {project}',
    text: `Hola, {name}:

Otro freelancer ha tomado «{project}». Si vuelve a quedar libre, tu candidatura o invitación sigue contando. Aquí encontrarás otros proyectos:

{origin}{path}

Metier`,
  },
  'project-closed': {
    subject: 'Ya no está disponible: {project}',
    text: `Hola, {name}:

«{project}» se ha cerrado antes de elegir a un freelancer y el pago se ha reembolsado al cliente. Tu candidatura o invitación ha terminado y no tienes que hacer nada más. Aquí encontrarás otros proyectos:

{origin}{path}

Metier`,
  },
};
