/**
 * Draws our own SVG as PNG, in this process: files of users are drawn in another one. The library is loaded by the first
 * call.
 */
export async function pngOf(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png().toBuffer();
}
