import { PATHS } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { ReviewMails } from '../templates.ts';

/** Spanish mails about reviews. */
export const reviews: Readonly<Record<keyof ReviewMails, MailText>> = {
  'review-opened': {
    subject: '{party} te ha valorado: {project}',
    text: `Hola, {name}:

La valoración que {party} ha escrito sobre «{project}» ya es pública: todo el mundo puede leerla en tu perfil. Puedes publicar una respuesta.

{origin}{path}

Metier`,
  },
  'review-answered': {
    subject: '{party} ha respondido a tu valoración: {project}',
    text: `Hola, {name}:

{party} ha respondido a tu valoración de «{project}». La respuesta aparece debajo.

{origin}{path}

Metier`,
  },
  'review-removed': {
    subject: 'Hemos retirado tu valoración: {project}',
    text: `Hola, {name}:

Hemos retirado tu valoración de «{project}». El motivo:

{reason}

Puedes seguir leyéndola en la página del proyecto:

{origin}{path}

Si no estás de acuerdo, puedes oponerte una vez escribiendo a nuestro soporte:

{origin}${PATHS.help}

Metier`,
  },
};
