import Type from 'typebox';
import { REPLY_KINDS } from '../reply-templates.ts';
import { Closed, Id, OneOf } from './shared.ts';

/** A named text with placeholders. Each change raises its version. */
export const ReplyTemplate = Closed({
  id: Id,
  kind: OneOf(REPLY_KINDS),
  name: Type.String(),
  text: Type.String(),
  version: Type.Integer(),
});
