import { beforeEach } from '@jest/globals';
import { fakeServer } from '@metier/shared-kit/testing';

/** A server that answers what the frame asks on every page: nobody has a notification, nothing waits or happens. */
export function shellServer() {
  const server = fakeServer();
  beforeEach(() => {
    server.answers('GET /api/notifications', { notifications: [], unread: 0, page: 1, pages: 1, total: 0 });
    server.answers('GET /api/counts', { counts: {} });
    // Nothing happens while a test lasts.
    server.answers('GET /api/events', new ReadableStream());
  });
  return server;
}
