/** Converts bytes to megabytes for display. Example: `megabytesOf(8_000_000) // 8`. */
export const megabytesOf = (bytes: number): number => bytes / 1_000_000;
