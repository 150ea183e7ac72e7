import { LIMITS } from '@metier/contract';
import { useAttaching, useUploads, type Attaching, type StoredFile } from '@metier/shared-kit/files';

/** Files of a brief in a form. */
export interface BriefFiles {
  /** Key of the new uploads, as for drafts. */
  readonly about: string;
  /** Existing files; the field `file_ids` has those to keep. */
  readonly kept: readonly StoredFile[];
  readonly attaching: Attaching;
  /** Submits the brief with its new files once they are uploaded; resolves with false if it must not be sent. */
  readonly sendWith: (send: (fileIds: readonly string[]) => Promise<unknown>) => Promise<unknown>;
}

const NONE: readonly StoredFile[] = [];

/** State of the files of a brief's form. */
export function useBriefFiles(id: string, kept = NONE): BriefFiles {
  const about = `brief ${id}`;
  const attaching = useAttaching(useUploads(about, LIMITS.files.ofBrief));
  return {
    about,
    kept,
    attaching,
    sendWith: async (send) => {
      const attached = await attaching.waitForUploads();
      if (!attached) return false;
      await send(attached.files.map((file) => file.id));
      return attached.clear();
    },
  };
}
