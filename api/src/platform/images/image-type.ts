const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Types of images that people show to others. */
type ImageType = 'jpeg' | 'png' | 'webp';
/** Further types of which a preview is drawn. */
type FileType = 'gif' | 'avif' | 'pdf';

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

/** The same, with the types of which only a preview is drawn. Offsets of a PDF's header are not tolerated. */
export function drawnType(bytes: Buffer, isPreview: boolean): ImageType | FileType | undefined {
  const type = imageType(bytes);
  if (type !== undefined || !isPreview) return type;
  const start = bytes.toString('latin1', 0, 12);
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^.{4}ftypavi[fs]/s.test(start)) return 'avif';
  return start.startsWith('%PDF-') ? 'pdf' : undefined;
}

const startsWith = (bytes: Buffer, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
