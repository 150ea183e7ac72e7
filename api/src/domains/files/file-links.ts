import { DURATIONS } from '@metier/contract';
import { jwtVerify, SignJWT } from 'jose';
import { verificationKey, type KeyRing } from '../../platform/keys/index.ts';

/** What an address gives: the file as it was sent, or the picture that was drawn of it. */
export type Variant = 'file' | 'preview';

/** Makes and reads the addresses under which files are fetched. */
export interface FileLinks {
  /** An address without host, and until when it is good. */
  readonly link: (
    file: { readonly id: string; readonly name: string },
    variant: Variant,
    now: Date,
  ) => Promise<{ readonly url: string; readonly expires: Date }>;
  /** What a path was made for; undefined if it is not ours or too old. */
  readonly read: (
    path: string,
    now: Date,
  ) => Promise<{ readonly fileId: string; readonly variant: Variant } | undefined>;
}

/** Outside of `/api`, where everything needs a token and answers JSON. */
export const FILES_PATH = '/files/';

const ALGORITHM = 'HS256';
const TYPE = 'file+jwt';
/** Previews keep their address for so many seconds, so that a browser does not fetch them with each answer. */
const STEADY = 150;

/** Signed addresses: bound to one file, good for minutes, made for those who may read it. */
export const fileLinks = (keys: KeyRing): FileLinks => ({
  link: async ({ id, name }, variant, now) => {
    const seconds = Math.floor(now.getTime() / 1_000);
    const since = variant === 'preview' ? seconds - (seconds % STEADY) : seconds;
    const expires = since + DURATIONS.fileLink;
    const token = await new SignJWT({ variant })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keys[0].id })
      .setSubject(id)
      .setExpirationTime(expires)
      .sign(keys[0].bytes);
    const shown = variant === 'preview' ? 'preview.webp' : name;
    return { url: `${FILES_PATH}${token}/${encodeURIComponent(shown)}`, expires: new Date(expires * 1_000) };
  },
  read: async (path, now) => {
    const [token = ''] = path.split('/');
    try {
      const expected = {
        algorithms: [ALGORITHM],
        typ: TYPE,
        requiredClaims: ['exp', 'sub'],
        currentDate: now,
      };
      const { payload } = await jwtVerify(token, verificationKey(keys, unknownKey), expected);
      const { sub: fileId = '', variant } = payload;
      return variant === 'file' || variant === 'preview' ? { fileId, variant } : undefined;
    } catch {
      return undefined;
    }
  },
});

const unknownKey = () => new Error('Unknown key');
