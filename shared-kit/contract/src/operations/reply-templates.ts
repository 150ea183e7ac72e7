import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { REPLY_KINDS } from '../reply-templates.ts';
import { ReplyTemplate } from '../schemas/reply-template.ts';
import { Closed, Done, Id, OneOf, ShownVersion, Text, Title } from '../schemas/shared.ts';

const texts = { name: Title, text: Text(LIMITS.commentLength) };

/** Calls of the texts that managers insert into reasons and answers; all managers share them. */
export const replyTemplateOperations = {
  'GET /api/manager/reply_templates': {
    summary: 'Reply templates of a kind by name, at most 50',
    access: ['manager'],
    query: Closed({ kind: OneOf(REPLY_KINDS) }),
    reply: Closed({ templates: Type.Array(ReplyTemplate) }),
    errors: [],
  },
  'POST /api/manager/reply_templates': {
    summary: 'Create a reply template, for all managers',
    access: ['manager'],
    body: Closed({ kind: OneOf(REPLY_KINDS), ...texts }),
    reply: Closed({ template: ReplyTemplate }),
    errors: ['stateChanged'],
    idempotent: true,
  },
  'PUT /api/manager/reply_templates': {
    summary:
      'Change the name and text of a reply template; refused if it has changed since the shown `version`',
    access: ['manager'],
    body: Closed({ template_id: Id, version: ShownVersion, ...texts }),
    reply: Closed({ template: ReplyTemplate }),
    errors: ['notFound', 'stateChanged'],
  },
  'DELETE /api/manager/reply_templates': {
    summary: 'Delete a reply template',
    access: ['manager'],
    query: Closed({ template_id: Id }),
    reply: Done,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
