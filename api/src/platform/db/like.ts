/** Further words filter nothing: a pasted paragraph must not become a statement of a thousand conditions. */
const MAX_WORDS = 8;

/** The words of a search. */
export const wordsOf = (text: string): string[] => text.trim().split(/\s+/).slice(0, MAX_WORDS);

/** The `like` pattern of texts that contain a word. Example: `likeOf('100%') // '%100\\%%'`. */
export const likeOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** A `like` pattern for each word of a search. Example: `patternsOf('logo bakery') // ['%logo%', '%bakery%']`. */
export const patternsOf = (text: string): string[] => wordsOf(text).map(likeOf);
