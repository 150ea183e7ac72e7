import { LIMITS } from '@metier/contract';
import { useAttaching, useUploads, type Attaching, type StoredFile } from '@metier/shared-kit/files';

/** Files of a brief that is being written. */
export interface BriefFiles {
  /** What new ones are kept under, as of a draft. */
  readonly about: string;
  /** Those that the brief has, of which the field `file_ids` names the ones to stay. */
  readonly kept: readonly StoredFile[];
  readonly attaching: Attaching;
  /** Sends the brief once its new files are there, with their ids; resolves with false if it is not to be sent. */
  readonly sendWith: (send: (fileIds: readonly string[]) => Promise<unknown>) => Promise<unknown>;
}

const NONE: readonly StoredFile[] = [];

/** Lets a form of a brief take files. */
export function useBriefFiles(id: string, kept = NONE): BriefFiles {
  const about = `brief ${id}`;
  const attaching = useAttaching(useUploads(about, LIMITS.files.ofBrief));
  return {
    about,
    kept,
    attaching,
    sendWith: async (send) => {
      const attached = await attaching.settle();
      if (!attached) return false;
      await send(attached.files.map((file) => file.id));
      return attached.forget();
    },
  };
}
