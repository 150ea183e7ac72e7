import { DURATIONS } from '@metier/contract';
import { jwtVerify, SignJWT } from 'jose';
import { verificationKey, type KeyRing } from '../../platform/keys/index.ts';

/**
 * What an address gives: a file as it was sent, the picture that was drawn of it, or an archive of the files of a
 * message or of a conversation.
 */
export type Variant = (typeof VARIANTS)[number];
const VARIANTS = ['file', 'preview', 'message', 'conversation'] as const;

/** Makes and reads the addresses under which files are fetched. */
export interface FileLinks {
  /**
   * An address without host, and until when it is good.
   *
   * @param subject the id of the file, message or conversation, and the name under which it is saved
   */
  readonly link: (
    subject: { readonly id: string; readonly name: string },
    variant: Variant,
    now: Date,
  ) => Promise<{ readonly url: string; readonly expires: Date }>;
  /** What a path was made for, by its subject's id; undefined if it is not ours or too old. */
  readonly read: (
    path: string,
    now: Date,
  ) => Promise<{ readonly id: string; readonly variant: Variant } | undefined>;
}

/** Outside of `/api`, where everything needs a token and answers JSON. */
export const FILES_PATH = '/files/';

/** Name of every archive. */
export const ARCHIVE = 'files.zip';

const ALGORITHM = 'HS256';
const TYPE = 'file+jwt';
/** Previews keep their address for so many seconds, so that a browser does not fetch them with each answer. */
const STEADY = 150;

/** Signed addresses: bound to one subject, good for minutes, made for those who may read it. */
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
      const { sub: id = '' } = payload;
      const variant = VARIANTS.find((known) => known === payload['variant']);
      return variant && { id, variant };
    } catch {
      return undefined;
    }
  },
});

const unknownKey = () => new Error('Unknown key');
