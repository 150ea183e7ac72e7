/**
 * Scans the bytes of a file for malware.
 *
 * @returns what was found, undefined for a clean file
 * @throws Error if the scanner cannot be reached or did not finish
 */
export type Scanner = (bytes: AsyncIterable<Buffer>) => Promise<string | undefined>;

/** Scanner if none is configured. */
export const noScanner: Scanner = () => Promise.resolve(undefined);
