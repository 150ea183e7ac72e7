import type { Reply } from '@metier/contract/operations';
import type { FileLinks } from './file-links.ts';
import type { FileRow } from './files.table.ts';
import { UNKNOWN_TYPE } from './rules/media-type.ts';

type StoredFile = Reply<'POST /api/files'>['file'];

/** A file in a reply. */
export type ShownFile = Pick<
  FileRow,
  'id' | 'name' | 'size' | 'type' | 'digest' | 'preview_width' | 'preview_height'
>;

/** A file in a reply, with a signed URL of its preview. The caller has checked that the user may read it. */
export async function fileReply(file: ShownFile, links: FileLinks, now: Date): Promise<StoredFile> {
  const { id, name, size, type, digest, preview_width: width, preview_height: height } = file;
  const shown = {
    id,
    name,
    size: size ?? 0,
    type: type ?? UNKNOWN_TYPE,
    ...(digest !== null && { digest }),
  };
  if (width === null || height === null) return shown;
  const { url } = await links.link(file, 'preview', now);
  return { ...shown, preview: { url, width, height } };
}
