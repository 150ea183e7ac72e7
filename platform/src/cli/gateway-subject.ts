import { releasesAt } from '../upload/releases-at.ts';
import { targetOf } from '../upload/upload-release.ts';
import type { Subject } from './app-commands.ts';

/** Options of the commands that work through a gateway, with the deploy key from the environment. */
export const TO_OPTION = { to: { type: 'string' } } as const;

/**
 * The releases of an app behind a gateway, by the deploy key from the environment.
 *
 * @param typed a command of this machine, as typed by a user
 */
export function gatewaySubject(app: string, to: string, typed: Subject['typed']) {
  const target = targetOf(to, process.env['METIER_DEPLOY_KEY']);
  return {
    app,
    target,
    releases: releasesAt(target, app),
    place: ` at ${target.origin}`,
    typed: (command: string, words = '') => `${typed(command, words)} --to ${target.origin}`,
  };
}
