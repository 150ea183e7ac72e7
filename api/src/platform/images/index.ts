export { redrawImage, type RedrawnImage } from './redraw-image.ts';
