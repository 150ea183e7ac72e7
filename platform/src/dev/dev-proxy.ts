import { connect, createServer, type Server, type Socket } from 'node:net';

/** Address of the proxy. */
interface Place {
  readonly port: number;
  readonly host: string;
}

async function forward(browser: Socket, serverPort: () => Promise<number>): Promise<void> {
  browser.pause();
  browser.on('error', () => browser.destroy());
  const server = connect(await serverPort(), '127.0.0.1');
  server.on('error', () => browser.destroy());
  browser.on('close', () => server.destroy());
  browser.pipe(server).pipe(browser);
}

/**
 * TCP proxy at the development URL. While the server behind it restarts, connections wait: the browser sees a slow
 * response, never a refused connection.
 */
export async function startDevProxy(place: Place, serverPort: () => Promise<number>): Promise<Server> {
  const proxy = createServer((browser) => void forward(browser, serverPort));
  return new Promise((resolve, reject) => proxy.once('error', reject).listen(place, () => resolve(proxy)));
}
