import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { CaseMails } from '../templates.ts';
import { shares } from './shares.ts';

const lasting = durationIn(LOCALES.es);

/** Spanish mails about cases and their decisions. */
export const cases: Readonly<Record<keyof CaseMails, MailText>> = {
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
    shares,
    text: `Hola, {name}:

Un gestor ha decidido sobre «{project}»: {shares}. El motivo está en la página del proyecto.

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
    shares,
    text: `Hola, {name}:

La decisión sobre «{project}» es definitiva y surte efecto de inmediato: {shares}. El motivo está entre los mensajes de la página del proyecto.

Si el freelancer conserva una parte, podéis valoraros mutuamente en la página del proyecto durante ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
};
