import type { Language } from '@metier/contract';
import { mailValue } from './mail-value.ts';
import type { Letter, Mail, MailTexts } from './mail.ts';

/**
 * Puts a mail into words.
 *
 * @param origin the product's address, for links, without a slash at its end
 * @throws Error when the template names a field that the data lacks
 */
export function renderMail(texts: MailTexts, origin: string, { to, template, language, data }: Mail): Letter {
  const { subject, text } = texts[language][template];
  const values = new Map<string, unknown>(Object.entries({ ...(data as object), origin }));
  return { to, subject: fill(subject, values, language), text: fill(text, values, language) };
}

function fill(template: string, values: ReadonlyMap<string, unknown>, language: Language): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!values.has(name)) throw new Error(`The mail's data lacks "${name}"`);
    return mailValue(values.get(name), language);
  });
}
