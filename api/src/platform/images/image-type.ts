const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The kinds of images that are taken. */
export type ImageType = 'jpeg' | 'png' | 'webp';

/**
 * What kind of image some bytes claim to be by how they begin; undefined for everything else. A name or a media type that
 * somebody sends along is never asked.
 *
 * @example imageType(Buffer.from('<svg>')) // undefined
 */
export function imageType(bytes: Buffer): ImageType | undefined {
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, PNG)) return 'png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** Whether some bytes claim to be a PDF; strictly, at their very beginning. */
export const isPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-';

const startsWith = (bytes: Buffer, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
