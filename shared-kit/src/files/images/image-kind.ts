/** Signatures of the accepted image formats: JPEG, PNG, and WebP, which has its length between two words. */
const BEGINNINGS = [/^\xFF\xD8\xFF/, /^\x89PNG\r\n/, /^RIFF[^]{4}WEBP/];
const BYTES = 12;

/** The accepted formats, for a file input. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';

/**
 * True if the content is a JPEG, PNG or WebP image, whatever the file's name; false if it cannot be read.
 * Source: docs/decisions/0006-images.md.
 */
export async function isImage(file: Blob): Promise<boolean> {
  const head = await file
    .slice(0, BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const letters = String.fromCharCode(...new Uint8Array(head));
  return BEGINNINGS.some((beginning) => beginning.test(letters));
}
