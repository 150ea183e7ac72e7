import { fileTypeFromBuffer } from 'file-type';
import { safeType, UNKNOWN_TYPE } from './rules/media-type.ts';

/** Bytes that are looked at: archives tell what they hold at their beginning. */
const HEAD = 65_536;

/** The type of a file by its first bytes; what its sender says of it is never asked. */
export async function typeOf(start: Buffer): Promise<string> {
  try {
    return safeType((await fileTypeFromBuffer(start.subarray(0, HEAD)))?.mime);
  } catch {
    return UNKNOWN_TYPE;
  }
}
