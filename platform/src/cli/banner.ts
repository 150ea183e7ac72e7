import { styleText } from 'node:util';
import { type ApiConfig, demoAccounts } from '@metier/api';

type Row = readonly [label: string, ...cells: string[]];

/** The banner after the start: URL, demo accounts, mailbox. Source: product.md §11. */
export function banner({
  origin,
  demo,
  mail,
  databaseUrl,
}: Pick<ApiConfig, 'origin' | 'demo' | 'mail' | 'databaseUrl'>): string {
  const accounts: Row[] = Object.values(demoAccounts).map((account) => [
    account.type_client,
    account.email,
    account.password,
  ]);
  const places: Row[] = [
    ...(demo && mail.kind === 'database' ? [['mails', `${origin}/dev/mail`] as const] : []),
    ['calls', `${origin}/api/docs`],
    ['database', new URL(databaseUrl).searchParams.get('host') ?? new URL(databaseUrl).host],
  ];
  const parts = [
    [`${styleText('bold', 'Metier')} is open at ${styleText(['bold', 'cyan'], origin)}`],
    ...(demo ? [table(accounts)] : []),
    table(places),
    [styleText('dim', 'Ctrl-C closes it.')],
  ];
  return `\n${parts.map((lines) => lines.map((line) => `  ${line}`).join('\n')).join('\n\n')}\n`;
}

/** Rows with aligned cells and dimmed labels. */
function table(rows: readonly Row[]): string[] {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number) => cell.padEnd(widths[column] ?? 0);
  return rows.map(([label, ...cells]) =>
    `${styleText('dim', padded(label, 0))}  ${cells.map((cell, at) => padded(cell, at + 1)).join('  ')}`.trimEnd(),
  );
}
