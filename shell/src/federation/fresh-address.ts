/** Where webpack looks for the shell's further files; it can be set. */
declare let __webpack_public_path__: string;

let attempts = 0;
let own: string | undefined;

/**
 * Lets the shell's further files come from another address from now on, as every attempt to load a remote does: a
 * browser lets a second request for a file wait for the first, which may hang.
 *
 * @example takeFreshAddress(); // what would have come from /releases/shell/4502/ comes from /releases/shell/4502~1/
 */
export function takeFreshAddress(): void {
  own ??= __webpack_public_path__;
  attempts += 1;
  __webpack_public_path__ = own.replace(/\/$/, `~${attempts}/`);
}
