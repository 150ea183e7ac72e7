import { route, type Route } from '../../../platform/http/index.ts';
import type { FileLinks } from '../../files/index.ts';
import { linkArchive } from './queries/link-archive.ts';
import { linkFile } from './queries/link-file.ts';

/** Calls that return URLs of a project's files. Source: product.md §12. */
export const projectFilesRoutes = (links: FileLinks): readonly Route[] => [
  route('GET /api/files/link', ({ db, actor, query, now }) => linkFile(db, query.file_id, actor, now, links)),
  route('GET /api/files/archive', ({ db, actor, query, now }) => linkArchive(db, query, actor, now, links)),
];
