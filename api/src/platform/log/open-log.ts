import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { describeFault } from './describe-fault.ts';

/**
 * The log of a process: one JSON object a line on standard output, without personal data. Errors are described by
 * `describeFault`, requests by their route, never by their URL, headers or body.
 *
 * @param destination another stream, for tests
 * @example const log = openLog('info'); log.error(error, 'The queue stopped');
 */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, timestamp: stdTimeFunctions.isoTime, serializers: { err: describeFault } }, destination);
