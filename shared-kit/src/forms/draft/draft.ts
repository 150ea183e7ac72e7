import type { FormikValues } from 'formik';
import { draftsOf } from '../../state/index.ts';

/** Where a form keeps what is typed, so that neither a reload nor the end of a session nor a look elsewhere loses it. */
export interface FormDraft {
  /** Of which form: one word. */
  kind: string;
  /** What it is about, as a project's id; nothing where there is one for each user. */
  about?: string;
  /** Fields that cannot be kept, as files, or must not be, as passwords. */
  except?: readonly string[];
  /** Also kept for visitors, until somebody signs in. */
  forVisitors?: boolean;
}

/** The writer of what is typed without a session. */
export const VISITOR = 'visitor';

type Kept = Record<string, unknown>;

/** The draft of one writer: what was kept of a form's values, and nothing that the form does not have any more. */
export function draftOf(writer: string, { kind, about = '', except = [] }: FormDraft) {
  const drafts = draftsOf<unknown>(kind);
  const keptOf = (values: FormikValues): Kept =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !except.includes(field)));
  return {
    read(initial: FormikValues): Kept | undefined {
      const kept = drafts.read(writer, about);
      if (typeof kept !== 'object' || kept === null) return undefined;
      return Object.fromEntries(Object.entries(kept).filter(([field]) => field in initial));
    },
    keep: (values: FormikValues): void => drafts.keep(writer, about, keptOf(values)),
    drop: (): void => drafts.drop(writer, about),
    /** Whether all that differs from the saved values is kept. */
    holds: (values: FormikValues, initial: FormikValues): boolean =>
      except.every((field) => JSON.stringify(values[field]) === JSON.stringify(initial[field])),
  };
}
