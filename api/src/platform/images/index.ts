export type { Crop, RedrawnImage } from './draw-image.ts';
export { imageDrawer, type DrawingBounds, type ImageDrawer } from './image-drawer.ts';
export { pngOf } from './png-of.ts';
