import type { Reply } from '@metier/contract/operations';
import { fileReply, type FileLinks, type ShownFile } from '../../files/index.ts';

type Result = Reply<'GET /api/projects/project_card/results'>['results'][number];
type Improvement = Reply<'GET /api/projects/project_card/improvements'>['improvements'][number];

/** A row with its files; the moment is text where the row is JSON of the database. */
type Stored<Row extends Result | Improvement> = Omit<Row, 'files' | 'created_at'> & {
  readonly files: readonly ShownFile[];
  readonly created_at: Date | string;
};

/** A delivered version for somebody who may read it. */
export const resultReply = async (
  { id, version, result, links, ...row }: Stored<Result>,
  fileLinks: FileLinks,
  now: Date,
): Promise<Result> => ({ id, version, result, links, ...(await commonReply(row, fileLinks, now)) });

/** A request for changes for somebody who may read it. */
export const improvementReply = async (
  { id, comment, ...row }: Stored<Improvement>,
  fileLinks: FileLinks,
  now: Date,
): Promise<Improvement> => ({ id, comment, ...(await commonReply(row, fileLinks, now)) });

const commonReply = async (
  { files, created_at }: Pick<Stored<Result>, 'files' | 'created_at'>,
  fileLinks: FileLinks,
  now: Date,
) => ({
  files: await Promise.all(files.map((file) => fileReply(file, fileLinks, now))),
  // PostgreSQL writes timestamps in JSON with an offset.
  created_at: new Date(created_at).toISOString(),
});
