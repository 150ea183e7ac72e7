import Type, { type TProperties } from 'typebox';
import { LIMITS } from '../limits.ts';

/** An image file: JPEG, PNG or WebP, detected from its bytes. */
export const ImageFile = Type.Unsafe<Blob>({ contentMediaType: 'image/*' });
export const ImageFiles = Type.Array(ImageFile, { maxItems: LIMITS.portfolio.images });

/**
 * A form with files: `multipart/form-data` with lists as repeated fields; refuses unknown fields. Without files, JSON
 * is accepted as well.
 */
export const Form = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false, contentMediaType: 'multipart/form-data' });

/** An image as stored by the API. */
export const Webp = Type.Unsafe<Uint8Array>({ contentMediaType: 'image/webp' });

/** The bytes of a file or of a part of it. */
export const FileBytes = Type.Unsafe<Blob>({ contentMediaType: 'application/octet-stream' });
