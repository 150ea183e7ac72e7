import type { Logger } from 'pino';
import type { Db } from '../../platform/db/index.ts';
import type { Domain } from '../../platform/domain.ts';
import { fileStreams, type RateLimiter } from '../../platform/http/index.ts';
import type { ImageDrawer } from '../../platform/images/index.ts';
import { previewDrawer } from './commands/draw-preview.ts';
import { sweepFiles } from './commands/sweep-files.ts';
import type { FileLinks } from './file-links.ts';
import { filesRoutes } from './files.routes.ts';
import { serveFiles } from './serve-files.ts';
import { clamdScanner, type ClamdAddress } from './scan/clamd-scanner.ts';
import { noScanner } from './scan/scanner.ts';
import type { FileStore } from './store/file-store.ts';

export { attachFiles } from './commands/attach-files.ts';
export { hasFiles, replaceFiles } from './commands/replace-files.ts';
export { copyFilesOfBrief } from './copies.repository.ts';
export { dropFilesOf, filesOf } from './attachments.repository.ts';
export { fileLinks, type FileLinks } from './file-links.ts';
export { fileReply, type ShownFile } from './file-reply.ts';
export { filesMigrations } from './files.migrations.ts';
export { findFile } from './files.repository.ts';
export { checkContents, type FilesCheck } from './queries/check-contents.ts';
export { filesOfArchive } from './queries/list-archive.ts';
export type { ArchiveSubject, FileSubject } from './subjects.ts';
export type { ClamdAddress } from './scan/clamd-scanner.ts';
export { openFileStore, type FileStoreLocation } from './store/open-file-store.ts';

/** Dependencies of the domain. */
interface FilesOptions {
  readonly db: Db;
  readonly store: FileStore;
  readonly links: FileLinks;
  readonly limit: RateLimiter;
  readonly drawer: ImageDrawer;
  /** Files are not scanned without one. */
  readonly scanner: ClamdAddress | undefined;
  readonly log: Logger;
}

/** Uploaded files, stored by content. docs/decisions/0028-files.md. Source: product.md §12. */
export function filesDomain({ db, store, links, limit, drawer, scanner, log }: FilesOptions): Domain {
  const storage = { db, store };
  return {
    name: 'files',
    routes: filesRoutes({
      storage,
      links,
      streams: fileStreams(),
      limit,
      completion: {
        scan: scanner ? clamdScanner(scanner) : noScanner,
        draw: previewDrawer(storage, drawer, log),
      },
    }),
    sweep: sweepFiles(store),
    extra: (app, clock) => serveFiles(app, clock, storage, links),
  };
}
