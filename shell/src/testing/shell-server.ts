import { beforeEach } from '@jest/globals';
import { fakeServer } from '@metier/shared-kit/testing';

/** A server that answers what the frame asks on every page: nobody has a notification, and nothing waits. */
export function shellServer() {
  const server = fakeServer();
  beforeEach(() => {
    server.answers('GET /api/notifications', { notifications: [], unread: 0, page: 1, pages: 1, total: 0 });
    server.answers('GET /api/counts', { counts: {} });
  });
  return server;
}
