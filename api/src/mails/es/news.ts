import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { NewsMails } from '../templates.ts';

const lasting = durationIn(LOCALES.es);

/** Spanish mails about what is new: messages, invitations, found projects, the daily digest. */
export const news: Readonly<Record<keyof NewsMails, MailText>> = {
  messages: {
    subject: '{from} te ha escrito: {project}',
    text: `Hola, {name}:

{from} te ha escrito sobre «{project}». Mensajes sin leer: {unread}.

{origin}{path}

Metier`,
  },
  invitation: {
    subject: 'Invitación: {project}',
    text: `Hola, {name}:

{customer} te ha invitado a trabajar en «{project}». El primer freelancer que acepte se queda con el proyecto; la invitación caduca a las ${lasting(DURATIONS.invitation)}.

{origin}{path}

Metier`,
  },
  'project-found': {
    subject: 'Proyecto nuevo: {project}',
    text: `Hola, {name}:

Un proyecto nuevo coincide con una de tus búsquedas guardadas: «{project}» por {points} puntos.

{origin}{path}

Metier`,
  },
  'projects-found': {
    subject: 'Proyectos nuevos que coinciden con tus búsquedas',
    text: `Hola, {name}:

Estos proyectos nuevos coinciden con tus búsquedas guardadas:

{items}

Todos los proyectos abiertos y tus búsquedas:
{origin}{path}

Metier`,
  },
  digest: {
    subject: 'Lo que ha pasado desde ayer',
    text: `Hola, {name}:

Esto es lo que ha pasado desde tu último correo diario:

{items}

Lo encontrarás todo en tus notificaciones:
{origin}{path}

Metier`,
  },
};
