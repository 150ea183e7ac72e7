import { REPLY_PLACEHOLDERS, type ReplyPlaceholder } from '@metier/contract';

/** What the placeholders stand for; undefined if there is no such person or project. */
export type PlaceholderWords = Readonly<Partial<Record<ReplyPlaceholder, string | undefined>>>;

/**
 * A template's text with its placeholders filled. Those without a word stay, so that the manager sees them.
 *
 * @example fillPlaceholders('Dear {customer}', { customer: 'Ada Kern' }) // 'Dear Ada Kern'
 */
export const fillPlaceholders = (text: string, words: PlaceholderWords): string =>
  text.replaceAll(
    new RegExp(`\\{(${REPLY_PLACEHOLDERS.join('|')})\\}`, 'g'),
    (found, name: ReplyPlaceholder) => words[name] ?? found,
  );
