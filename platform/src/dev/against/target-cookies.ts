import { createHash } from 'node:crypto';
import { cookieName, LANGUAGE_COOKIE, ROLE_COOKIE } from '@metier/contract';

const TAG_LENGTH = 8;
const SET_BY_PAGES = [LANGUAGE_COOKIE, ROLE_COOKIE];

/** Maps the cookies of a deployed product to localhost and back. */
export interface TargetCookies {
  /** Converts a `Set-Cookie` header of the target for the browser. */
  readonly toBrowser: (setCookie: string) => string;
  /** Converts a `Cookie` header for the target; undefined if it has no cookies of it. */
  readonly toTarget: (cookie: string | undefined) => string | undefined;
}

/**
 * Browsers share cookies between all ports of localhost, and a `__Host-` cookie needs TLS. So cookie names get a prefix that
 * identifies the target, and only cookies with this prefix, and those that pages set, are sent to it: local products and
 * the target do not get each other's sessions.
 *
 * @param target the origin of the target
 */
export function targetCookies(target: string): TargetCookies {
  const isSecure = target.startsWith('https:');
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
        return SET_BY_PAGES.some((name) => pair.startsWith(`${name}=`)) ? [cookieName(pair, isSecure)] : [];
      });
      return own.length > 0 ? own.join('; ') : undefined;
    },
  };
}
