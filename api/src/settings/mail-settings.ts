import type { Settings } from '../platform/config/index.ts';

/** How mails are sent. */
export type MailConfig =
  | { readonly kind: 'database' }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string };

/** Reads how mails are sent. Source: product.md §10. */
export function readMail(settings: Settings): MailConfig {
  const { text, fault } = settings;
  const url = text('METIER_MAIL', 'database');
  if (url === 'database') return { kind: 'database' };
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    fault(
      'METIER_MAIL must be "database" or an SMTP URL, for example smtps://user:password@smtp.example:465',
    );
  return { kind: 'smtp', url, from: readSender(settings) };
}

/** Less strict than an account's address: a sender may be that of a mail service, with a plus. */
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** A sender without an address would fail only with the first mail, which every server rejects. */
function readSender({ text, fault }: Settings): string {
  const sender = text('METIER_MAIL_FROM', 'Metier <no-reply@metier.example>');
  const [, address = sender] = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(sender) ?? [];
  if (!ADDRESS.test(address))
    fault('METIER_MAIL_FROM must be an e-mail address, or a name and one: Metier <no-reply@metier.example>');
  return sender;
}
