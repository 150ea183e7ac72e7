import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Change } from '@metier/contract';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { TestApp, TestPerson } from '../../../testing/index.ts';

/** An event of the stream. */
export interface ReceivedEvent {
  readonly event: string;
  readonly id: string;
  readonly changes: readonly Change[];
}

/**
 * Opens the event stream of a person on its own connection, which closes when it is no longer read.
 *
 * @example const { status, received } = await listen(app, customer);
 */
export async function listen({ server }: TestApp, person: TestPerson, lastEventId?: string) {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const headers = {
    authorization: `Bearer ${await person.token()}`,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
  const request = get({ host: '127.0.0.1', port, path: '/api/events', headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    received: eventsIn(response),
    leave: () => void response.destroy(),
  };
}

async function* eventsIn(response: IncomingMessage): AsyncGenerator<ReceivedEvent, void> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  for await (const chunk of response.setEncoding('utf8')) {
    parser.feed(chunk as string);
    for (const { event = '', id = '', data } of events.splice(0))
      yield { event, id, changes: JSON.parse(data) as Change[] };
  }
}
