import type { FormikValues } from 'formik';
import { draftsOf } from '../../state/index.ts';

/** Key of a form's draft, which survives a reload, navigation and the end of the session. */
export interface FormDraft {
  /** Name of the form. */
  kind: string;
  /** Its subject, such as a project's id; omitted if each user has only one such form. */
  about?: string;
  /** Fields that cannot be stored (files) or must not be (passwords). */
  except?: readonly string[];
  /** Also stored for visitors, until somebody signs in. */
  forVisitors?: boolean;
}

/** The owner of drafts typed without a session. */
export const VISITOR = 'visitor';

type Kept = Record<string, unknown>;

/** One user's draft of a form; ignores stored fields that the form no longer has. */
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
    /** True if all unsaved changes are stored in the draft. */
    holds: (values: FormikValues, initial: FormikValues): boolean =>
      except.every((field) => JSON.stringify(values[field]) === JSON.stringify(initial[field])),
  };
}
