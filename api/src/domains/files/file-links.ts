import { DURATIONS } from '@metier/contract';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { verificationKey, type KeyRing } from '../../platform/keys/index.ts';
import type { ArchiveSubject } from './subjects.ts';

/** What an address of a file gives: its bytes as they were sent, or the picture that was drawn of it. */
export type Variant = (typeof VARIANTS)[number];
const VARIANTS = ['file', 'preview'] as const;

/** What an address was made for. */
type Meant =
  | { readonly variant: Variant; readonly id: string }
  | { readonly variant: 'archive'; readonly of: ArchiveSubject };

/** An address without host, and until when it is good. */
interface FileLink {
  readonly url: string;
  readonly expires: Date;
}

/** Makes and reads the addresses under which files are fetched. */
export interface FileLinks {
  /** The address of a file, with the name under which it is saved. */
  readonly link: (
    file: { readonly id: string; readonly name: string },
    variant: Variant,
    now: Date,
  ) => Promise<FileLink>;
  /** The address of one ZIP of several files. */
  readonly archive: (of: ArchiveSubject, now: Date) => Promise<FileLink>;
  /** What a path was made for; undefined if it is not ours or too old. */
  readonly read: (path: string, now: Date) => Promise<Meant | undefined>;
}

/** Outside of `/api`, where everything needs a token and answers JSON. */
export const FILES_PATH = '/files/';

/** Name of every archive. */
export const ARCHIVE = 'files.zip';

const ALGORITHM = 'HS256';
const TYPE = 'file+jwt';
/** Previews keep their address for so many seconds, so that a browser does not fetch them with each answer. */
const STEADY = 150;

/** Signed addresses: bound to one file or archive, good for minutes, made for those who may read it. */
export function fileLinks(keys: KeyRing): FileLinks {
  const sign = async (meant: Meant, name: string, since: number): Promise<FileLink> => {
    const expires = since + DURATIONS.fileLink;
    const token = await new SignJWT({ ...meant })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keys[0].id })
      .setExpirationTime(expires)
      .sign(keys[0].bytes);
    return { url: `${FILES_PATH}${token}/${encodeURIComponent(name)}`, expires: new Date(expires * 1_000) };
  };
  return {
    link: ({ id, name }, variant, now) => {
      const seconds = secondsOf(now);
      return variant === 'preview'
        ? sign({ variant, id }, 'preview.webp', seconds - (seconds % STEADY))
        : sign({ variant, id }, name, seconds);
    },
    archive: (of, now) => sign({ variant: 'archive', of }, ARCHIVE, secondsOf(now)),
    read: async (path, now) => {
      const [token = ''] = path.split('/');
      try {
        const expected = { algorithms: [ALGORITHM], typ: TYPE, requiredClaims: ['exp'], currentDate: now };
        return meantBy((await jwtVerify(token, verificationKey(keys, unknownKey), expected)).payload);
      } catch {
        return undefined;
      }
    },
  };
}

function meantBy({ variant, id, of }: JWTPayload & { id?: string; of?: ArchiveSubject }): Meant | undefined {
  if (variant === 'archive') return of && { variant, of };
  const known = VARIANTS.find((each) => each === variant);
  return known && id !== undefined ? { variant: known, id } : undefined;
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

const unknownKey = () => new Error('Unknown key');
