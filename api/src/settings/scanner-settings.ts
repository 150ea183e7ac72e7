import type { ClamdAddress } from '../domains/files/index.ts';
import type { Settings } from '../platform/config/index.ts';

const DEFAULT_PORT = 3310;

/** Reads the address of the malware scanner; undefined if files are not scanned. */
export function readScanner({ text, fault }: Settings): ClamdAddress | undefined {
  const address = text('METIER_SCANNER', '');
  if (address === '') return undefined;
  const url = URL.parse(address);
  if (url?.protocol !== 'clamd:' || url.hostname === '' || !['', '/'].includes(url.pathname))
    fault(`METIER_SCANNER must be clamd://host:port, but is "${address}"`);
  return { host: url?.hostname ?? '', port: Number(url?.port) || DEFAULT_PORT };
}
