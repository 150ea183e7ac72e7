import type { Project } from '@metier/shared-kit/project';

/** What the customer is asked about in a dialog. */
export type Asked = 'accept' | 'sendBack' | 'noEdits' | 'refund' | 'complain' | 'delete';

export interface AskedProps {
  project: Project;
  /** Asks about something else instead. */
  ask: (asked: Asked) => void;
  onClose: () => void;
}
