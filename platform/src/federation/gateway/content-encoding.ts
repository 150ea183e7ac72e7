/** What the gateway can send, the smallest first; `ending` is that of the precompressed file. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The smallest encoding that the browser accepts; undefined: plain. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = (acceptEncoding ?? '').split(',').filter((part) => !refused.test(part));
  return ENCODINGS.find(({ name }) => accepted.some((part) => part.split(';')[0]?.trim() === name));
}
