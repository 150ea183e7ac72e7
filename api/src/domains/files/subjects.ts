/** Columns of the subject of a file. If all are null, the subject is the project's brief. */
export const SUBJECTS = ['message_id', 'result_id', 'improvement_id'] as const;

/**
 * Subject to which files are attached: a message, a delivered version or a request for changes; otherwise the brief of
 * the project.
 *
 * @example { project_id, result_id }
 */
export interface FileSubject extends Partial<Record<(typeof SUBJECTS)[number], string>> {
  readonly project_id: string;
}

/** Content of an archive: the files of one subject, or of all messages of a conversation. */
export type ArchiveSubject = FileSubject | { readonly project_id: string; readonly freelancer_id: string };
