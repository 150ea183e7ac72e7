import { Socket } from 'node:net';
import { DatabaseLost } from './database-lost.ts';

/** The sockets of a pool, which can all be closed at once. */
export class Sockets {
  readonly #open = new Set<Socket>();
  #isClosed = false;

  /** Opens a socket for a connection; after `cut` it is closed before it connects. */
  readonly open = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    // After the caller's `connect`, which would otherwise reopen the socket.
    if (this.#isClosed) setImmediate(() => close(socket));
    return socket;
  };

  /** Closes all sockets, which fails pending statements, and rejects new connections until `reopen`. */
  closeAll(): void {
    this.#isClosed = true;
    for (const socket of this.#open) close(socket);
  }

  reopen(): void {
    this.#isClosed = false;
  }
}

const close = (socket: Socket): void => void socket.destroy(new DatabaseLost('The database is unresponsive'));
