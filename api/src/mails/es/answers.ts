import type { MailText } from '../../platform/mail/index.ts';
import type { AnswerMails } from '../templates.ts';

/** Spanish mails about answers to verifications and support requests. */
export const answers: Readonly<Record<keyof AnswerMails, MailText>> = {
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
  'support-answer': {
    subject: 'Respuesta a tu pregunta: {theme}',
    text: `Hola, {name}:

Nos preguntaste sobre «{theme}». Esta es nuestra respuesta:

{answer}

Si tienes otra pregunta, escríbenos de nuevo en la página de ayuda: {origin}{path}

Metier`,
  },
};
