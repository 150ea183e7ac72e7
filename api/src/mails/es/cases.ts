import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { CaseMails } from '../templates.ts';

const lasting = durationIn(LOCALES.es);

/** What Metier writes in Spanish about refunds and complaints. */
export const cases: Readonly<Record<keyof CaseMails, MailText>> = {
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
  'case-opened': {
    subject: 'Una reclamación: {project}',
    text: `Hola, {name}:

{party} ha presentado una reclamación sobre «{project}». Ahora un gestor revisa el proyecto y decide cómo se reparte el dinero; hasta entonces se queda donde está y no corre ningún plazo. Lo que el gestor deba saber puedes escribirlo en una declaración en la página del proyecto, donde también puedes resolver el caso con una propuesta.

{origin}{path}

Metier`,
  },
  'case-waits': {
    subject: 'Un caso espera una decisión: {project}',
    text: `Hola, {name}:

Un gestor debe decidir cómo se reparte el dinero de «{project}»; hasta entonces se queda donde está. Lo que declaran ambas partes, y la primera decisión si una de ellas la ha recurrido, está en la página del proyecto.

{origin}{path}

Metier`,
  },
  'case-decided': {
    subject: 'Caso decidido: {project}',
    text: `Hola, {name}:

Un gestor ha decidido sobre «{project}»: el cliente {customer} recupera {amount} y el freelancer {freelancer} recibe {points} puntos. El motivo está en la página del proyecto.

Hasta el {until} cada parte puede recurrir allí, y entonces otro gestor toma la decisión definitiva. Sin recurso, la decisión surte efecto en ese momento; hasta entonces el dinero se queda donde está. Si ambas partes la aceptan, surte efecto de inmediato.

{origin}{path}

Metier`,
  },
  'decision-appealed': {
    subject: 'Decisión recurrida: {project}',
    text: `Hola, {name}:

{party} ha recurrido la decisión sobre «{project}». Ahora otro gestor revisa el proyecto y toma la decisión definitiva; hasta entonces el dinero se queda donde está. Puedes leer el motivo en la página del proyecto y añadir allí una declaración.

{origin}{path}

Metier`,
  },
  'case-divided': {
    subject: 'Decisión definitiva: {project}',
    text: `Hola, {name}:

La decisión sobre «{project}» es definitiva: se reembolsan {amount} al cliente {customer} y el freelancer {freelancer} recibe {points} puntos de inmediato. El motivo está entre los mensajes de la página del proyecto.

Si el freelancer conserva una parte, podéis valoraros mutuamente en la página del proyecto durante ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
  'share-offered': {
    subject: 'Propuesta para resolver el caso: {project}',
    text: `Hola, {name}:

{party} propone resolver así el caso de «{project}»: se reembolsan {amount} al cliente {customer} y el freelancer {freelancer} recibe {points} puntos. Puedes aceptarlo hasta el {until}, lo que cierra el caso de inmediato; mientras tanto, sigue su curso.

{origin}{path}

Metier`,
  },
  'offer-accepted': {
    subject: 'Caso resuelto: {project}',
    text: `Hola, {name}:

Ambas partes habéis llegado a un acuerdo sobre «{project}»: se reembolsan {amount} al cliente {customer} y el freelancer {freelancer} recibe {points} puntos de inmediato. El proyecto ha terminado.

Si el freelancer conserva una parte, podéis valoraros mutuamente en la página del proyecto durante ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
  'decision-agreed': {
    subject: 'Conforme con la decisión: {project}',
    text: `Hola, {name}:

{party} acepta la decisión sobre «{project}»: se reembolsan {amount} al cliente {customer} y el freelancer {freelancer} recibe {points} puntos. Si tú también la aceptas en la página del proyecto, surte efecto de inmediato. De lo contrario, surte efecto el {until}, salvo que una de las partes recurra antes.

{origin}{path}

Metier`,
  },
  'agreement-withdrawn': {
    subject: 'Ya no está conforme con la decisión: {project}',
    text: `Hola, {name}:

{party} ya no acepta la decisión sobre «{project}». La decisión se mantiene: surte efecto cuando termine el plazo para recurrir, salvo que una de las partes recurra antes.

{origin}{path}

Metier`,
  },
  'both-agreed': {
    subject: 'Ambas partes aceptan la decisión: {project}',
    text: `Hola, {name}:

Ambas partes habéis aceptado la decisión sobre «{project}»: se reembolsan {amount} al cliente {customer} y el freelancer {freelancer} recibe {points} puntos de inmediato. El proyecto ha terminado.

Si el freelancer conserva una parte, podéis valoraros mutuamente en la página del proyecto durante ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
};
