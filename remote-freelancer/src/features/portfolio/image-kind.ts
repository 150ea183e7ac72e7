/** How the files begin that the API takes as images: JPEG, PNG, and WebP, whose length stands between its two words. */
const BEGINNINGS = [/^\xFF\xD8\xFF/, /^\x89PNG\r\n/, /^RIFF[^]{4}WEBP/];
const BYTES = 12;

/** True for a JPEG, PNG or WebP file by its content: a name says nothing about it. Source: docs/decisions/0006-images.md. */
export async function isImage(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, BYTES).arrayBuffer());
  const letters = String.fromCharCode(...head);
  return BEGINNINGS.some((beginning) => beginning.test(letters));
}
