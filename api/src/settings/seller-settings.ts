import { LIMITS, PATTERNS } from '@metier/contract';
import type { Seller } from '../domains/documents/index.ts';
import type { Settings } from '../platform/config/index.ts';

/** The seller on invoices of demo mode. */
const FICTIONAL: Seller = {
  name: 'Metier Demo (fictional company)',
  address: 'Example Street 1, 00000 Nowhere',
  taxNumber: 'XX000000000',
};

/** Reads the issuer of invoices; only demo mode has a default. Source: product.md §6. */
export function readSeller(settings: Settings, isDemo: boolean): Seller {
  const { text, isSet } = settings;
  const isProduction = text('NODE_ENV', 'development') === 'production';
  const isRequired = isProduction && !(isDemo && isSet('METIER_DEMO'));
  const read = (name: string, max: number, instead: string) => {
    if (isRequired && !isSet(name))
      settings.fault(`in production ${name} must be set: it stands on the invoices`);
    const line = text(name, instead);
    if (line.length > max || !PATTERNS.line.test(line))
      settings.fault(`${name} must be one line of at most ${max} characters`);
    return line;
  };
  return {
    name: read('METIER_SELLER_NAME', LIMITS.companyNameLength, FICTIONAL.name),
    address: read('METIER_SELLER_ADDRESS', LIMITS.addressLength, FICTIONAL.address),
    taxNumber: read('METIER_SELLER_TAX_NUMBER', LIMITS.requisiteLength, FICTIONAL.taxNumber),
  };
}
