import type { MailText } from '../../platform/mail/index.ts';
import type { PayoutMails } from '../templates.ts';

const failed = (reason: string): MailText => ({
  subject: 'Ha fallado tu retirada de {amount}',
  text: `Hola, {name}:

No se han podido transferir los {amount} que solicitaste el {requested}: ${reason}. Hemos devuelto tus puntos y puedes volver a convertirlos.

{origin}{path}

Metier`,
});

/** Spanish mails about payouts. */
export const payouts: Readonly<Record<keyof PayoutMails, MailText>> = {
  'payout-paid': {
    subject: 'Tu retirada de {amount} se ha realizado',
    text: `Hola, {name}:

Te hemos transferido los {amount} que solicitaste el {requested}.

{origin}{path}

Metier`,
  },
  'payout-failed-declined': failed('el banco ha rechazado la tarjeta'),
  'payout-failed-account_closed': failed('la tarjeta o la cuenta está cerrada'),
  'payout-failed-wrong_details': failed('los datos de la tarjeta o de la cuenta no son correctos'),
  'payout-failed-other': failed('la transferencia no ha llegado'),
};
