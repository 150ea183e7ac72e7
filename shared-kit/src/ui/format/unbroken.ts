const NO_BREAK = '\u00A0';

/**
 * Keeps a number and its unit, or a date, on one line; after a comma it may still break.
 *
 * @example unbroken('14 Feb 2026, 10:30') // a line may end before 10:30, nowhere else
 */
export const unbroken = (text: string): string => text.replaceAll(/([^,]) /g, `$1${NO_BREAK}`);

/** With plain spaces instead of all no-break ones, also the narrow ones of Intl; for files. */
export const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');
