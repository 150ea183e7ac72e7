/** Image files that are chosen for a form. Source: docs/decisions/0006-images.md. */
export { IMAGE_TYPES, isImage } from './image-kind.ts';
export { megabytesOf } from './megabytes-of.ts';
export { usePreviews } from './use-previews.ts';
