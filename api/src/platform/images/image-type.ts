const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Supported image types. */
export type ImageType = 'jpeg' | 'png' | 'webp';

/**
 * Detects the image type by the first bytes; undefined for anything else. Name and media type given by the sender are
 * ignored.
 *
 * @example imageType(Buffer.from('<svg>')) // undefined
 */
export function imageType(bytes: Buffer): ImageType | undefined {
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, PNG)) return 'png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** Whether the file begins with a PDF header; offsets are not tolerated. */
export const isPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-';

const startsWith = (bytes: Buffer, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
