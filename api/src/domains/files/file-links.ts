import { DURATIONS } from '@metier/contract';
import type { JWTPayload } from 'jose';
import { secondsOf, signedTokens, type KeyRing } from '../../platform/keys/index.ts';
import type { ArchiveSubject } from './subjects.ts';

/** What a URL of a file serves: the original bytes or the preview. */
export type Variant = (typeof VARIANTS)[number];
const VARIANTS = ['file', 'preview'] as const;

/** Subject of a URL. */
type LinkSubject =
  | { readonly variant: Variant; readonly id: string }
  | { readonly variant: 'archive'; readonly of: ArchiveSubject };

/** A URL without origin, and its expiry. */
interface FileLink {
  readonly url: string;
  readonly expires: Date;
}

/** Signs and verifies the URLs under which files are fetched. */
export interface FileLinks {
  /** URL of a file or its preview. */
  readonly link: (
    file: { readonly id: string; readonly name: string },
    variant: Variant,
    now: Date,
  ) => Promise<FileLink>;
  /** URL of a ZIP of several files. */
  readonly archive: (of: ArchiveSubject, now: Date) => Promise<FileLink>;
  /** Subject of a path; undefined if the signature is invalid or has expired. */
  readonly read: (path: string, now: Date) => Promise<LinkSubject | undefined>;
}

/** Outside of `/api`, whose calls need a token and answer JSON. */
export const FILES_PATH = '/files/';

/** File name of every archive. */
export const ARCHIVE = 'files.zip';

/** Seconds for which the URL of a preview stays the same, so that browsers can cache it. */
const PREVIEW_URL_SECONDS = 150;

/** Signed URLs: each gives access to one file or archive until it expires. */
export function fileLinks(keys: KeyRing): FileLinks {
  const tokens = signedTokens(keys, { type: 'file+jwt', requiredClaims: ['exp'] });
  const sign = async (subject: LinkSubject, name: string, since: number): Promise<FileLink> => {
    const expires = since + DURATIONS.fileLink;
    const token = await tokens.sign({ ...subject, exp: expires });
    return { url: `${FILES_PATH}${token}/${encodeURIComponent(name)}`, expires: new Date(expires * 1_000) };
  };
  return {
    link: ({ id, name }, variant, now) => {
      const seconds = secondsOf(now);
      return variant === 'preview'
        ? sign({ variant, id }, 'preview.webp', seconds - (seconds % PREVIEW_URL_SECONDS))
        : sign({ variant, id }, name, seconds);
    },
    archive: (of, now) => sign({ variant: 'archive', of }, ARCHIVE, secondsOf(now)),
    read: async (path, now) => {
      const [token = ''] = path.split('/');
      return subjectOf((await tokens.read(token, now)) ?? {});
    },
  };
}

type LinkClaims = JWTPayload & { readonly id?: string; readonly of?: ArchiveSubject };

function subjectOf({ variant, id, of }: LinkClaims): LinkSubject | undefined {
  if (variant === 'archive') return of && { variant, of };
  const known = VARIANTS.find((each) => each === variant);
  return known && id !== undefined ? { variant: known, id } : undefined;
}
