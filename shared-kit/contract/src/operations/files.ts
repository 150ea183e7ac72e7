import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { StoredFile } from '../schemas/file.ts';
import { Closed, Done, Id, Moment, Text } from '../schemas/shared.ts';
import { FileBytes, Form } from '../schemas/uploads.ts';

/** Of a name as it is sent; it is cut to `LIMITS.files.nameLength`. */
const SENT_NAME_LENGTH = 1_000;
/** An address that needs no token, and until when it is good. */
const Address = Closed({ url: Type.String(), expires_at: Moment });
/** The upload is complete when as many bytes have been received as the file has. */
const Upload = Closed({ file: StoredFile, received: Type.Integer() });

/** Calls of files. How an upload goes: docs/decisions/0028-files.md. Source: product.md §12. */
export const fileOperations = {
  'POST /api/files': {
    summary:
      'Send a file as a form, or open an upload by name and size: its bytes are sent, and after a break resumed, by PUT',
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
      'Send a part of an opened upload, named by Content-Range: from the bytes received so far to a multiple of 1 MiB or the end. Without a body, `bytes */<size>` asks how many bytes were received',
    access: ['customer', 'freelancer'],
    query: Closed({ file_id: Id }),
    body: FileBytes,
    reply: Upload,
    errors: ['notFound', 'stateChanged'],
  },
  'DELETE /api/files': {
    summary: 'Delete an own file that nothing names',
    access: ['customer', 'freelancer'],
    query: Closed({ file_id: Id }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
  },
  'GET /api/files/link': {
    summary: 'The address under which a file can be fetched for five minutes, without a token',
    access: 'signed-in',
    query: Closed({ file_id: Id }),
    reply: Address,
    errors: ['notFound', 'stateChanged'],
  },
  'GET /api/files/archive': {
    summary:
      'The address under which all files of a brief can be fetched as one ZIP for five minutes; those of a delivered `version`, or of a conversation or one of its messages, where the query names it',
    access: 'signed-in',
    query: Closed({
      project_id: Id,
      freelancer_id: Type.Optional(Id),
      message_id: Type.Optional(Id),
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    }),
    reply: Address,
    errors: ['notFound'],
  },
} as const satisfies Record<string, Operation>;
