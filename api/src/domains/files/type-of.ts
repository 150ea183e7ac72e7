import { fileTypeFromBuffer } from 'file-type';
import { safeType, UNKNOWN_TYPE } from './rules/media-type.ts';

/** Bytes that are inspected: formats inside of archives (OOXML, for example) show in the first entries. */
const HEAD = 65_536;

/** Media type of a file by its first bytes. The name and the declared type are ignored. */
export async function typeOf(start: Buffer): Promise<string> {
  try {
    return safeType((await fileTypeFromBuffer(start.subarray(0, HEAD)))?.mime);
  } catch {
    return UNKNOWN_TYPE;
  }
}
