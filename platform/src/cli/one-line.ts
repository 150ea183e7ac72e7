const CONTROL = /\p{Cc}+/gu;

/** Replaces line breaks and control characters, so that user input cannot break a line or control the terminal. */
export const oneLine = (text: string): string => text.replace(CONTROL, ' ');
