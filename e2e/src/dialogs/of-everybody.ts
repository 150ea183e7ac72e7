import { label } from '../label.ts';
import { dialog, type ShownDialog } from './shown-dialog.ts';

const auth = (key: string) => label('auth', key);
const kit = (key: string) => label('kit', key);

/** The dialogs of screens that several roles share, by place. */
export const OF_EVERYBODY = {
  /** Needs more than one session. */
  account: [dialog(auth('security.sessions.endOthersTitle'), auth('security.sessions.endOthers'))],
  photo: [dialog(auth('photo.removeTitle'), auth('photo.remove'))],
  help: [dialog(label('shell', 'help.own.replyTitle'), label('shell', 'help.own.replyTo'))],
  /** A work with pictures. */
  work: [dialog('shared-kit/src/marketplace/profile/lightbox.tsx', kit('work.image'))],
  /** A dispute in which the other side has made an offer. */
  offered: [
    dialog(kit('offer.accept.title'), kit('offer.accept.action')),
    dialog(kit('offer.dialog.title'), kit('offer.another')),
  ],
  /** A project that both sides have reviewed. */
  reviewed: [dialog(kit('review.answer.title'), kit('review.answer.action'))],
  /** A conversation with a new message of the user. */
  written: [dialog(kit('conversation.delete.title'), kit('conversation.delete.named'))],
} as const satisfies Record<string, readonly ShownDialog[]>;

/** The question whether typed text is discarded, in a dialog that stores no draft. */
export const discard = (...opens: ShownDialog['opens']): ShownDialog => ({
  title: kit('draft.lost.title'),
  opens,
  afterTyping: true,
});
