import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AgreementMails } from '../templates.ts';
import { shares } from './shares.ts';

const lasting = durationIn(LOCALES.es);

/** Spanish mails about offers and agreements in a case. */
export const agreements: Readonly<Record<keyof AgreementMails, MailText>> = {
  'share-offered': {
    subject: 'Propuesta para resolver el caso: {project}',
    shares,
    text: `Hola, {name}:

{party} propone resolver así el caso de «{project}»: {shares}. Puedes aceptarlo hasta el {until}, lo que cierra el caso de inmediato; mientras tanto, sigue su curso.

{origin}{path}

Metier`,
  },
  'offer-accepted': {
    subject: 'Caso resuelto: {project}',
    shares,
    text: `Hola, {name}:

Ambas partes habéis llegado a un acuerdo sobre «{project}», que surte efecto de inmediato: {shares}. El proyecto ha terminado.

Si el freelancer conserva una parte, podéis valoraros mutuamente en la página del proyecto durante ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
  'decision-agreed': {
    subject: 'Conforme con la decisión: {project}',
    shares,
    text: `Hola, {name}:

{party} acepta la decisión sobre «{project}»: {shares}. Si tú también la aceptas en la página del proyecto, surte efecto de inmediato. De lo contrario, surte efecto el {until}, salvo que una de las partes recurra antes.

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
    shares,
    text: `Hola, {name}:

Ambas partes habéis aceptado la decisión sobre «{project}», que surte efecto de inmediato: {shares}. El proyecto ha terminado.

Si el freelancer conserva una parte, podéis valoraros mutuamente en la página del proyecto durante ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
};
