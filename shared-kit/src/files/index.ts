/** Files: chosen, sent and resumed while a text is written, and shown to be saved. Source: product.md §12. */
export { AttachButton } from './attach-button.tsx';
export { FileDrop } from './file-drop.tsx';
export { StoredFiles } from './stored-files.tsx';
export { UploadList } from './upload-list.tsx';
export type { StoredFile } from './send-file.ts';
export { saveFrom } from './use-download.ts';
export { useUploads, type Uploads } from './use-uploads.ts';
