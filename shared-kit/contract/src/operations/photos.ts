import type { Operation } from '../operation.ts';
import { MayHavePhoto } from '../schemas/photo.ts';
import { Closed, Done, Id, OneOf } from '../schemas/shared.ts';
import { Form, ImageFile, Webp } from '../schemas/uploads.ts';

/** Calls of people's photos: docs/decisions/0047-photos.md. */
export const photoOperations = {
  'POST /api/users/photo': {
    summary: "Set or replace the caller's photo, which is cropped to a square",
    access: 'signed-in',
    body: Form({ photo: ImageFile }),
    reply: Closed(MayHavePhoto),
    errors: [],
  },
  'DELETE /api/users/photo': {
    summary: "Remove the caller's photo; repeating it has no effect",
    access: 'signed-in',
    reply: Done,
    errors: [],
  },
  'GET /api/users/photo_image': {
    summary: "A person's photo in one of its sizes; immutable, so it can be cached indefinitely",
    access: 'public',
    query: Closed({ id: Id, size: OneOf(['small', 'large']) }),
    reply: Webp,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
