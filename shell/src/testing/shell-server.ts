import { beforeEach } from '@jest/globals';
import { fakeServer } from '@metier/shared-kit/testing';

/** A fake server with the frame's reads: no notifications, zero counters, no questions to support, no projects, no events. */
export function shellServer() {
  const server = fakeServer();
  beforeEach(() => {
    server.answers('GET /api/notifications', { notifications: [], unread: 0, page: 1, pages: 1, total: 0 });
    server.answers('GET /api/counts', { counts: {} });
    server.answers('GET /api/support/requests', { requests: [], page: 1, pages: 1, total: 0 });
    for (const role of ['customer', 'freelancer'] as const)
      server.answers(`GET /api/${role}/my_projects`, { projects: [], page: 1, pages: 1, total: 0 });
    // A stream without events; each request needs its own, because a stream can be read once.
    server.answers('GET /api/events', () => new ReadableStream());
  });
  return server;
}
