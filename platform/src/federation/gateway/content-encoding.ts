import Negotiator from 'negotiator';

/** Supported encodings, smallest first; `ending` is the suffix of the precompressed file. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The smallest encoding that the browser accepts; undefined: plain. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const accepted = negotiator.encodings(ENCODINGS.map(({ name }) => name));
  return ENCODINGS.find(({ name }) => accepted.includes(name));
}
