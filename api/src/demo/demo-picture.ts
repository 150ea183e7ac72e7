import { pngOf } from '../platform/images/index.ts';

/** A picture of the demo world: a background and shapes, as SVG colours and elements. */
export interface DemoPicture {
  readonly background: string;
  readonly shapes: string;
  /** In pixels; by default 1,200 by 800. */
  readonly width?: number;
  readonly height?: number;
}

const [WIDTH, HEIGHT] = [1_200, 800];

/** Draws a picture as the file that a person would upload, so that the repository contains no images. */
export async function paintPicture({
  background,
  shapes,
  width = WIDTH,
  height = HEIGHT,
}: DemoPicture): Promise<Blob> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${shapes}</svg>`;
  return new Blob([new Uint8Array(await pngOf(svg))]);
}
