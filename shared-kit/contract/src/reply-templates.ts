/** What a reply template is for: the reason of a decision, or an answer of the support. */
export const REPLY_KINDS = ['case_reason', 'support_answer'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** Placeholders of a reply template, in braces, filled when it is inserted. */
export const REPLY_PLACEHOLDERS = ['customer', 'freelancer', 'project'] as const;
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];
