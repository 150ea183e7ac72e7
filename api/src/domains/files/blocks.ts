/**
 * Splits a stream into blocks of equal size; the last may be shorter. An empty stream has no blocks.
 *
 * @example for await (const block of blocksOf(chunks, 1_048_576)) await keep(block);
 */
export async function* blocksOf(chunks: AsyncIterable<Buffer>, size: number): AsyncIterable<Buffer> {
  let parts: Buffer[] = [];
  let held = 0;
  for await (const chunk of chunks) {
    let rest = chunk;
    while (held + rest.length >= size) {
      const taken = size - held;
      yield Buffer.concat([...parts, rest.subarray(0, taken)]);
      rest = rest.subarray(taken);
      parts = [];
      held = 0;
    }
    if (rest.length > 0) parts.push(rest);
    held += rest.length;
  }
  if (held > 0) yield Buffer.concat(parts);
}
