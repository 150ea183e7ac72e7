import { createHash } from 'node:crypto';
import { LANGUAGE_COOKIE } from '@metier/shared-kit/contract';

const TAG_LENGTH = 8;

/** Takes the cookies of a deployed product to this machine and back. */
export interface TargetCookies {
  /** A `Set-Cookie` header of the target as the browser gets it here. */
  readonly toBrowser: (setCookie: string) => string;
  /** The `Cookie` header that the target gets; undefined if there is none for it. */
  readonly toTarget: (cookie: string | undefined) => string | undefined;
}

/**
 * Cookies of this machine are the same for all of its ports, and a `__Host-` one needs TLS. So what the target sets is
 * kept under a name that names the target, and only that goes back to it, with the language, which the page sets itself:
 * no other product of this machine gets its session, nor it theirs.
 *
 * @param target its origin
 */
export function targetCookies(target: string): TargetCookies {
  const tag = `${createHash('sha256').update(target).digest('hex').slice(0, TAG_LENGTH)}.`;
  return {
    toBrowser: (setCookie) => {
      const [pair = '', ...attributes] = setCookie.split(/;\s*/);
      const kept = attributes.filter((attribute) => !/^(secure|domain=.*)$/i.test(attribute));
      return [tag + pair, ...kept].join('; ');
    },
    toTarget: (cookie) => {
      const own = (cookie ?? '').split(/;\s*/).flatMap((pair) => {
        if (pair.startsWith(tag)) return [pair.slice(tag.length)];
        return pair.startsWith(`${LANGUAGE_COOKIE}=`) ? [pair] : [];
      });
      return own.length > 0 ? own.join('; ') : undefined;
    },
  };
}
