const CONTROL = /\p{Cc}+/gu;

/** A line of a list, whatever was given for its parts: without line ends and codes that control a terminal. */
export const oneLine = (text: string): string => text.replace(CONTROL, ' ');
