// Writable globals of webpack: base URL and loader of the shell's chunks.
declare let __webpack_public_path__: string;
declare let __webpack_chunk_load__: (...chunk: readonly unknown[]) => Promise<unknown>;

/**
 * Changes the base URL of the shell's further files (its pages, the kit's doors), because the browser queues a
 * second request for a URL behind one that hangs.
 *
 * @example changePublicPath(); // the next file comes from /releases/shell~1/
 */
export function changePublicPath(): void {
  __webpack_public_path__ = __webpack_public_path__.replace(
    /(?:~(\d+))?\/$/,
    (_, left: string | undefined) => `~${Number(left ?? 0) + 1}/`,
  );
}

/** Changes the base URL after each timeout of a file of the shell. */
export function changePublicPathOnTimeout(): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = async (...chunk) => {
    try {
      return await load(...chunk);
    } catch (error) {
      if (error instanceof Error && 'type' in error && error.type === 'timeout') changePublicPath();
      throw error;
    }
  };
}
