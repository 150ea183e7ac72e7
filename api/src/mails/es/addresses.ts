import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AddressMails } from '../templates.ts';

const lasting = durationIn(LOCALES.es);

/** Spanish mails about changed email addresses. */
export const addresses: Readonly<Record<keyof AddressMails, MailText>> = {
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
  'email-restored': {
    subject: 'Se ha restaurado tu dirección de correo',
    text: `Hola, {name}:

Se ha deshecho el cambio de tu dirección de correo: vuelves a iniciar sesión con esta dirección. Todas las sesiones se han cerrado y tu contraseña anterior ya no funciona. Si todavía no has establecido una nueva, pide aquí un enlace:

{origin}{path}

Metier`,
  },
};
