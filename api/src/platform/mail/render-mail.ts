import type { Language } from '@metier/contract';
import { sharesFor, type MailPrice } from './mail-shares.ts';
import { mailValue, type MailItems } from './mail-value.ts';
import type { Letter, Mail, MailTexts, UnsubscribePaths } from './mail.ts';

/**
 * Renders a mail.
 *
 * @param origin the product's address for links, without a trailing slash
 * @throws Error when the template names a field that the data lacks
 */
export function renderMail(texts: MailTexts, origin: string, { to, template, language, data }: Mail): Letter {
  const { subject, text, shares } = texts[language][template];
  const write = (words: string, filled: object) => fill(words, { ...filled, origin }, language);
  const summed = Object.entries(data as object).map(([name, value]) => [
    name,
    isItems(value)
      ? value.items
          .map((item) => write(`${texts[language][item.template].subject}\n{origin}{path}`, item.data))
          .join('\n\n')
      : value,
  ]);
  const values: object = Object.fromEntries(summed);
  const said = shares && sharesFor(shares, data as MailPrice);
  const filled = said ? { ...values, shares: write(said.words, said.data) } : values;
  return { to, subject: write(subject, filled), text: write(text, filled) };
}

/** The same mail with its unsubscribe line and the address for its header. */
export const withUnsubscribe = (
  letter: Letter,
  footer: string,
  origin: string,
  { page, oneClick }: UnsubscribePaths,
): Letter => ({
  ...letter,
  text: `${letter.text}\n\n${footer.replace('{page}', () => origin + page)}`,
  oneClick: origin + oneClick,
});

const isItems = (value: unknown): value is MailItems =>
  typeof value === 'object' && value !== null && 'items' in value;

function fill(template: string, data: object, language: Language): string {
  const values = new Map<string, unknown>(Object.entries(data));
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!values.has(name)) throw new Error(`The mail's data lacks "${name}"`);
    return mailValue(values.get(name), language);
  });
}
