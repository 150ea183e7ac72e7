// Webpack's own, which can be set: where the shell's further files lie, and what loads them.
declare let __webpack_public_path__: string;
declare let __webpack_chunk_load__: (...chunk: readonly unknown[]) => Promise<unknown>;

/**
 * Requests the shell's further files (its pages, the host, the kit's doors) from another address from now on, as every
 * attempt to load a remote has an address of its own: a browser lets a second request for a file wait for the first,
 * which hangs.
 *
 * @example leaveAddress(); // the next file comes from /releases/shell~1/
 */
export function leaveAddress(): void {
  __webpack_public_path__ = __webpack_public_path__.replace(
    /(?:~(\d+))?\/$/,
    (_, left: string | undefined) => `~${Number(left ?? 0) + 1}/`,
  );
}

/** Leaves the address whenever a file of the shell has hung for too long. */
export function leaveHangingAddresses(): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = async (...chunk) => {
    try {
      return await load(...chunk);
    } catch (error) {
      if (error instanceof Error && 'type' in error && error.type === 'timeout') leaveAddress();
      throw error;
    }
  };
}
