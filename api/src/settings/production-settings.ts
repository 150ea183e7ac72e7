import type { Settings } from '../platform/config/index.ts';

/** Defaults that are fine on one's own machine; in production each must be chosen by name. */
const DEMONSTRATION_DEFAULTS = [
  ['METIER_DEMO', 'demo data is loaded unless METIER_DEMO=0 (METIER_DEMO=1 asks for it)'],
  ['METIER_PAYMENTS', 'the sandbox moves no real money (METIER_PAYMENTS=sandbox asks for it)'],
  ['METIER_FILES', 'METIER_FILES must name the folder or bucket where files of people are kept'],
  ['METIER_MAIL', 'METIER_MAIL must be an SMTP URL (METIER_MAIL=database keeps mails in the database)'],
] as const;

/** In production notes every default that is for demonstrations only. Source: product.md §11. */
export function refuseDemonstrationDefaults({ text, isSet, fault }: Settings): void {
  if (text('NODE_ENV', 'development') !== 'production') return;
  for (const [name, why] of DEMONSTRATION_DEFAULTS) if (!isSet(name)) fault(`in production ${why}`);
}
