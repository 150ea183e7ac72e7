import { read, type ReplyKind } from '@metier/contract';
import { isApiError, type Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

export type ReplyTemplate = Reply<'GET /api/manager/reply_templates'>['templates'][number];

const READS = ['GET /api/manager/reply_templates'] as const;

/** The templates of a kind, by name. */
export const useReplyTemplates = (kind: ReplyKind) =>
  useApiRead(read('GET /api/manager/reply_templates', { query: { kind } }));

/** Creates a template, or changes one; `refused` is the template as it is, after a change of an outdated one. */
export function useSaveTemplate(kind: ReplyKind, template: ReplyTemplate | undefined) {
  const success = useTexts()('templates.saved');
  const create = useApiMutation('POST /api/manager/reply_templates', { success, invalidates: READS });
  const change = useApiMutation('PUT /api/manager/reply_templates', {
    success,
    failure: (error) => (currentOf(error) ? null : undefined),
    invalidates: READS,
  });
  const save = (texts: Pick<ReplyTemplate, 'name' | 'text'>, version: number | undefined): Promise<unknown> =>
    template
      ? change.mutateAsync({
          body: { template_id: template.id, ...texts, ...(version !== undefined && { version }) },
        })
      : create.mutateAsync({ body: { kind, ...texts } });
  return { save, refused: currentOf(change.error) };
}

const currentOf = (error: unknown): ReplyTemplate | undefined =>
  isApiError(error, 'stateChanged') && 'template' in error.details ? error.details.template : undefined;

/** Deletes a template. */
export const useDeleteTemplate = () =>
  useApiMutation('DELETE /api/manager/reply_templates', {
    success: useTexts()('templates.deleted'),
    invalidates: READS,
  });
