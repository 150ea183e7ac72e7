import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|json|svg)$/;

/** True for text files. */
export const isCompressible = (file: string): boolean => COMPRESSIBLE.test(file);

/** Compressed variants by file suffix. */
interface Compressed {
  readonly '.br': Buffer;
  readonly '.gz': Buffer;
}

/** Maximum compression, slow: files are sent often. */
export async function compress(content: Buffer): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { '.br': br, '.gz': gz };
}

/** Writes `<file>.br` and `<file>.gz` for every text file of a folder, so that the gateway serves precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter(isCompressible);
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const compressed = await compress(await readFile(path));
      await Promise.all(
        Object.entries(compressed).map(([ending, content]) => writeFile(path + ending, content)),
      );
    }),
  );
}
