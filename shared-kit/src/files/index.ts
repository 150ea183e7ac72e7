/** File uploads with resume, and stored files with previews and downloads. Source: product.md §12. */
export { AttachButton } from './attach-button.tsx';
export { AttachField } from './attach-field.tsx';
export { DownloadAll } from './download-all.tsx';
export { FileDrop } from './file-drop.tsx';
export { StoredFiles } from './stored-files.tsx';
export { UploadList } from './upload-list.tsx';
export type { StoredFile } from './send-file.ts';
export { useAttaching, type Attaching } from './use-attaching.ts';
export { useFilesFault } from './use-files-fault.ts';
export { useUploads, type Uploads } from './use-uploads.ts';
