import Type, { type TProperties } from 'typebox';
import { LIMITS } from '../limits.ts';

/** An image as a person chooses it: a JPEG, PNG or WebP file. What it is, is told from its bytes. */
export const ImageFiles = Type.Array(Type.Unsafe<Blob>({ contentMediaType: 'image/*' }), {
  maxItems: LIMITS.portfolio.images,
});

/**
 * A form that can carry files: `multipart/form-data`, where lists are repeated fields; refuses fields it does not name.
 * Without files, the same as JSON will do.
 */
export const Form = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false, contentMediaType: 'multipart/form-data' });

/** An image as the API keeps it. */
export const Webp = Type.Unsafe<Uint8Array>({ contentMediaType: 'image/webp' });

/** The bytes of any file, or of a part of it. */
export const FileBytes = Type.Unsafe<Blob>({ contentMediaType: 'application/octet-stream' });
