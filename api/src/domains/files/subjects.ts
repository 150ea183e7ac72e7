/** Columns that name what a file belongs to. Where all are null it is the brief of its project. */
export const SUBJECTS = ['message_id', 'result_id', 'improvement_id'] as const;

/**
 * What files belong to: a message, a delivered version or a request for changes of a project; with none of them, its
 * brief.
 *
 * @example { project_id, result_id }
 */
export interface FileSubject extends Partial<Record<(typeof SUBJECTS)[number], string>> {
  readonly project_id: string;
}

/** What an archive is made of: the files of one subject, or those of all messages of a conversation. */
export type ArchiveSubject = FileSubject | { readonly project_id: string; readonly freelancer_id: string };
