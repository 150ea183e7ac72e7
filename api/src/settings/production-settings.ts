import type { Settings } from '../platform/config/index.ts';

/** Defaults for local use, which production must set explicitly. */
const DEMONSTRATION_DEFAULTS = [
  ['METIER_DEMO', 'demo data is loaded unless METIER_DEMO=0 (METIER_DEMO=1 asks for it)'],
  ['METIER_PAYMENTS', 'the sandbox moves no real money (METIER_PAYMENTS=sandbox asks for it)'],
  ['METIER_FILES', 'METIER_FILES must name the folder or bucket where files of people are kept'],
  ['METIER_MAIL', 'METIER_MAIL must be an SMTP URL (METIER_MAIL=database keeps mails in the database)'],
] as const;

/** In production, adds a fault for every default that is for demo mode only. Source: product.md §11. */
export function refuseDemonstrationDefaults({ text, isSet, fault }: Settings): void {
  if (text('NODE_ENV', 'development') !== 'production') return;
  for (const [name, why] of DEMONSTRATION_DEFAULTS) if (!isSet(name)) fault(`in production ${why}`);
}
