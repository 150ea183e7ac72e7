import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import { cases } from './cases.ts';
import { orders } from './orders.ts';
import { payouts } from './payouts.ts';
import { reviews } from './reviews.ts';
import type { MailTemplates } from '../templates.ts';

const lasting = durationIn(LOCALES.es);

/** All Spanish mails. */
export const mails: Readonly<Record<keyof MailTemplates, MailText>> = {
  code: {
    subject: 'Tu código de Metier: {code}',
    text: `Hola:

Tu código de confirmación es {code}.

Introdúcelo en la página que lo ha pedido. Es válido durante ${lasting(DURATIONS.emailCode)} y solo se puede usar una vez. Si no lo has pedido tú, ignora este correo.

Metier`,
  },
  reset: {
    subject: 'Establece una contraseña nueva',
    text: `Hola, {name}:

Aquí puedes establecer una contraseña nueva:

{origin}{path}

El enlace es válido durante ${lasting(DURATIONS.resetKey)} y solo se puede usar una vez. Si no lo has pedido tú, ignora este correo: tu contraseña no cambia.

Metier`,
  },
  'old-address-notice': {
    subject: 'Tu dirección de correo está a punto de cambiar',
    text: `Hola, {name}:

Alguien con la sesión iniciada en tu cuenta ha pedido cambiar su dirección de correo a {email}. El cambio surte efecto cuando se introduzca el código enviado allí.

Si no has sido tú, cambia tu contraseña ahora y cierra las demás sesiones en tu perfil.

Metier`,
  },
  'email-changed': {
    subject: 'Se ha cambiado tu dirección de correo',
    text: `Hola, {name}:

Tu cuenta usa ahora {email}. Ya no inicias sesión con esta dirección.

Si no has sido tú, deshaz el cambio aquí en un plazo de ${lasting(DURATIONS.emailUndo)}:

{origin}{path}

Tu cuenta volverá a usar esta dirección, se cerrarán todas las sesiones y establecerás una contraseña nueva.

Metier`,
  },
  'email-changed-here': {
    subject: 'Tu cuenta usa ahora esta dirección de correo',
    text: `Hola, {name}:

Tu cuenta usa ahora esta dirección: con ella inicias sesión y aquí te escribimos. El cambio puede deshacerse desde la dirección anterior durante ${lasting(DURATIONS.emailUndo)}.

{origin}{path}

Metier`,
  },
  'new-device': {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    text: `Hola, {name}:

Alguien ha iniciado sesión en tu cuenta desde un dispositivo que no reconocemos:

{at}
{device}
{address}

Si has sido tú, no tienes que hacer nada. Si no, cierra las demás sesiones y cambia tu contraseña en tu perfil:

{origin}{path}

Metier`,
  },
  'password-changed': {
    subject: 'Se ha cambiado tu contraseña',
    text: `Hola, {name}:

La contraseña de tu cuenta se cambió el {at}. Todas las demás sesiones se han cerrado.

Si no has sido tú, pide un enlace para establecer una nueva:

{origin}{path}

Metier`,
  },
  'account-blocked': {
    subject: 'Tu cuenta está bloqueada',
    text: `Hola, {name}:

Hemos bloqueado tu cuenta: ya no puedes iniciar sesión. El motivo:

{reason}

Tus proyectos y tu dinero no se ven afectados: lo que siga abierto se liquida según lo acordado.

Metier`,
  },
  'account-unblocked': {
    subject: 'Tu cuenta ya no está bloqueada',
    text: `Hola, {name}:

Puedes volver a iniciar sesión en tu cuenta.

{origin}{path}

Metier`,
  },
  'email-restored': {
    subject: 'Se ha restaurado tu dirección de correo',
    text: `Hola, {name}:

Se ha deshecho el cambio de tu dirección de correo: vuelves a iniciar sesión con esta dirección. Todas las sesiones se han cerrado y tu contraseña anterior ya no funciona. Si todavía no has establecido una nueva, pide aquí un enlace:

{origin}{path}

Metier`,
  },
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

Un proyecto nuevo coincide con una de tus búsquedas guardadas: «{project}» por {amount}.

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
  ...orders,
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
    subject: 'Revisión solicitada: {project}',
    text: `Hola, {name}:

Tu cliente ha revisado tu trabajo para «{project}» y pide una revisión:

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
  ...cases,
  ...payouts,
  ...reviews,
  'verification-approved': {
    subject: 'Tu perfil está verificado',
    text: `Hola, {name}:

Hemos comprobado tus enlaces: tu perfil muestra ahora que está verificado.

{origin}{path}

Metier`,
  },
  'verification-rejected': {
    subject: 'No hemos podido verificar tu perfil',
    text: `Hola, {name}:

Hemos comprobado tus enlaces y no hemos podido verificar tu perfil. El motivo:

{reason}

Puedes añadir otros enlaces en cualquier momento y los comprobaremos de nuevo.

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
  'support-answer': {
    subject: 'Respuesta a tu pregunta: {theme}',
    text: `Hola, {name}:

Nos preguntaste sobre «{theme}». Esta es nuestra respuesta:

{answer}

Si tienes otra pregunta, escríbenos de nuevo en la página de ayuda: {origin}{path}

Metier`,
  },
};

/** Last line of mails that can be unsubscribed from. */
export const footer = 'Para dejar de recibir correos de este tipo: {page}';
