/** Between the pieces of one line of text. A line ends after it, never before it. */
export const SEPARATOR = '\u00A0· ';
