import { Logger } from 'graphile-worker';
import type { Logger as Log } from 'pino';
import { maskEmails } from '../log/index.ts';

/**
 * The worker would log whole jobs, whose payload may contain personal data. Its message about a failure includes the
 * stack.
 */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    const line = maskEmails(message);
    if (level === 'error') log.error(line);
    else if (level === 'warning') log.warn(line);
    else log.debug(line);
  });
}
