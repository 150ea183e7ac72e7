import type { Project } from '@metier/shared-kit/marketplace/project';

/** What the customer is asked about in a dialog. A refund is one thing at once and another by request: each is asked for itself. */
export type Asked = 'accept' | 'sendBack' | 'noEdits' | 'refund' | 'requestRefund' | 'complain' | 'delete';

export interface AskedProps {
  project: Project;
  /** Asks about something else instead. */
  ask: (asked: Asked) => void;
  onClose: () => void;
}
