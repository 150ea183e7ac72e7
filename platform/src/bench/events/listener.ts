import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Change } from '@metier/contract';
import { createParser } from 'eventsource-parser';
import type { User } from '../api/users.ts';

/** A user with an open page. */
export interface Listener {
  /** Time of the next event about the project's conversation, by `performance.now()`. */
  readonly nextMessage: (projectId: string) => Promise<number>;
  readonly leave: () => void;
}

/** Opens the event stream of a user at a process, on its own connection. */
export async function listen(origin: string, user: User): Promise<Listener> {
  const { path, headers } = user.request('GET /api/events');
  const sent = request(origin + path, { headers, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`An event stream responds with ${answer.statusCode}`);
  const waiting = new Map<string, (at: number) => void>();
  const parser = createParser({
    onEvent: ({ data }) => {
      for (const { kind, id } of JSON.parse(data) as Change[])
        if (kind === 'message' && id !== null) waiting.get(id)?.(performance.now());
    },
  });
  answer.setEncoding('utf8').on('data', (chunk: string) => parser.feed(chunk));
  return {
    nextMessage: (projectId) => new Promise((resolve) => waiting.set(projectId, resolve)),
    leave: () => void answer.destroy(),
  };
}
