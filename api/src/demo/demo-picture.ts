import sharp from 'sharp';

/** A picture of the demo world: a background and shapes, as SVG colours and elements. */
export interface DemoPicture {
  readonly background: string;
  readonly shapes: string;
}

const [WIDTH, HEIGHT] = [1_200, 800];

/** Draws a picture as the file that a freelancer would upload, so that the repository contains no images. */
export async function paintPicture({ background, shapes }: DemoPicture): Promise<Blob> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${background}"/>${shapes}</svg>`;
  return new Blob([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())]);
}
