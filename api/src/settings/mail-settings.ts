import type { Settings } from '../platform/config/index.ts';

/** How mails get to their readers. */
export type MailConfig =
  | { readonly kind: 'database' }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string };

/** Reads how mails get to their readers. Source: product.md §10. */
export function readMail({ text, fault }: Settings): MailConfig {
  const url = text('METIER_MAIL', 'database');
  if (url === 'database') return { kind: 'database' };
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    fault(
      'METIER_MAIL must be "database" or an SMTP URL, for example smtps://user:password@smtp.example:465',
    );
  return { kind: 'smtp', url, from: text('METIER_MAIL_FROM', 'Metier <no-reply@metier.example>') };
}
