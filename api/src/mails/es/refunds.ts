import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { RefundMails } from '../templates.ts';

const lasting = durationIn(LOCALES.es);

/** Spanish mails about requested refunds. */
export const refunds: Readonly<Record<keyof RefundMails, MailText>> = {
  'refund-asked': {
    subject: 'Solicitud de reembolso: {project}',
    text: `Hola, {name}:

Tu cliente solicita un reembolso por «{project}». Acéptalo o recházalo en un plazo de ${lasting(DURATIONS.refundAnswer)}.

{origin}{path}

Metier`,
  },
  'refund-refused': {
    subject: 'Reembolso rechazado: {project}',
    text: `Hola, {name}:

{freelancer} no está de acuerdo con el reembolso de «{project}». Ahora un gestor revisa el proyecto y decide; hasta entonces el dinero se queda donde está y no corre ningún plazo. Lo que el gestor deba saber puedes escribirlo en una declaración en la página del proyecto, donde también puedes resolver el caso con una propuesta.

{origin}{path}

Metier`,
  },
  'refund-unanswered': {
    subject: 'Un gestor decide sobre el reembolso: {project}',
    text: `Hola, {name}:

Nadie ha respondido a la solicitud de reembolso de «{project}» en ${lasting(DURATIONS.refundAnswer)}. Como ya se ha entregado trabajo, ahora un gestor revisa el proyecto y decide; hasta entonces el dinero se queda donde está y no corre ningún plazo. Lo que el gestor deba saber puedes escribirlo en una declaración en la página del proyecto, donde también puedes resolver el caso con una propuesta.

{origin}{path}

Metier`,
  },
  'refund-decided': {
    subject: 'Reembolso decidido: {project}',
    text: `Hola, {name}:

Se reembolsa a tu tarjeta el pago completo de {amount} por «{project}». El proyecto ha terminado; para volver a encargar el trabajo, crea uno nuevo.

{origin}{path}

Metier`,
  },
  'refund-to-customer': {
    subject: 'Reembolso decidido: {project}',
    text: `Hola, {name}:

El pago de «{project}», {points} puntos, se reembolsa íntegramente al cliente. El proyecto ha terminado.

{origin}{path}

Metier`,
  },
};
