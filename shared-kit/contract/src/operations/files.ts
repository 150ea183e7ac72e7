import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { StoredFile } from '../schemas/file.ts';
import { Closed, Done, Id, Moment, Text } from '../schemas/shared.ts';
import { FileBytes, Form } from '../schemas/uploads.ts';

/** Maximum length of a sent name, which is cut to `LIMITS.files.nameLength`. */
const SENT_NAME_LENGTH = 1_000;
/** A URL that needs no token, and when it expires. */
const Address = Closed({ url: Type.String(), expires_at: Moment });
/** The upload is complete once `received` equals the file's size. */
const Upload = Closed({ file: StoredFile, received: Type.Integer() });

/** Calls of files. The upload protocol: docs/decisions/0028-files.md. Source: product.md §12. */
export const fileOperations = {
  'POST /api/files': {
    summary:
      'Send a file as a form, or open an upload by name and size, whose bytes are sent and resumed by PUT',
    access: ['customer', 'freelancer'],
    body: Form({
      file: Type.Optional(FileBytes),
      name: Type.Optional(Text(SENT_NAME_LENGTH)),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.files.bytes })),
    }),
    reply: Upload,
    errors: [],
  },
  'PUT /api/files': {
    summary:
      'Send a part of an open upload, with its Content-Range: from the bytes received so far to a multiple of 1 MiB or the end. An empty body with `bytes */<size>` queries the bytes received',
    access: ['customer', 'freelancer'],
    query: Closed({ file_id: Id }),
    body: FileBytes,
    reply: Upload,
    errors: ['notFound', 'stateChanged'],
  },
  'DELETE /api/files': {
    summary: "Delete one of the caller's unattached files",
    access: ['customer', 'freelancer'],
    query: Closed({ file_id: Id }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
  },
  'GET /api/files/link': {
    summary: 'A URL for downloading a file without a token, valid for five minutes',
    access: 'signed-in',
    query: Closed({ file_id: Id }),
    reply: Address,
    errors: ['notFound', 'stateChanged'],
  },
  'GET /api/files/archive': {
    summary:
      'A URL for downloading all files of a brief as one ZIP, valid for five minutes; the query can name a delivered `version`, a request for changes, a conversation or a message instead',
    access: 'signed-in',
    query: Closed({
      project_id: Id,
      freelancer_id: Type.Optional(Id),
      message_id: Type.Optional(Id),
      improvement_id: Type.Optional(Id),
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    }),
    reply: Address,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
