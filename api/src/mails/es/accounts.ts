import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AccountMails } from '../templates.ts';

const lasting = durationIn(LOCALES.es);

/** Spanish mails about accounts. */
export const accounts: Readonly<Record<keyof AccountMails, MailText>> = {
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
};
