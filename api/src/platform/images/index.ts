export { redrawImage, type ImageFault, type RedrawnImage } from './redraw-image.ts';
