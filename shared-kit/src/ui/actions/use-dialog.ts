import { useCallback, useState, type ReactNode } from 'react';

/** Arguments of a dialog: its subject, and how to close it. */
interface Opened<Subject> {
  readonly subject: Subject;
  readonly close: () => void;
}

interface DialogState<Subject> {
  readonly open: (subject: Subject) => void;
  /** Subject of the open dialog; undefined if none is open. */
  readonly subject: Subject | undefined;
  /** Render it outside of a list: its row may be removed while the dialog is open. */
  readonly dialog: ReactNode;
}

/**
 * State of a dialog about one of several subjects. For one button with one dialog use `DialogButton`.
 *
 * @example
 * const { open, dialog } = useDialog<Work>(({ subject, close }) => <WorkDialog work={subject} onClose={close} />);
 */
export function useDialog<Subject>(draw: (opened: Opened<Subject>) => ReactNode): DialogState<Subject> {
  const [opened, setOpened] = useState<{ readonly subject: Subject }>();
  const open = useCallback((subject: Subject) => setOpened({ subject }), []);
  const close = useCallback(() => setOpened(undefined), []);
  return { open, subject: opened?.subject, dialog: opened && draw({ ...opened, close }) };
}
