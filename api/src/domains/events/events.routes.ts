import { route, type Route } from '../../platform/http/index.ts';
import type { EventFeed } from './event-feed.ts';

/** Stops nginx and similar proxies from buffering the response. */
const UNBUFFERED = { 'x-accel-buffering': 'no' };

export const eventsRoutes = (feed: EventFeed): readonly Route[] => [
  route('GET /api/events', async ({ actor, request, reply }) => {
    const lastEventId = request.headers['last-event-id'];
    const stream = await feed.subscribe(actor, lastEventId?.toString());
    void reply.type('text/event-stream').headers(UNBUFFERED);
    return stream;
  }),
];
