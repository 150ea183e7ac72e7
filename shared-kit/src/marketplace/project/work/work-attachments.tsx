import { DownloadAll, StoredFiles } from '../../../files/index.ts';
import { Stack } from '../../../ui/index.ts';
import { LinkList } from '../link-list.tsx';
import type { Result } from '../types.ts';

interface WorkAttachmentsProps {
  projectId: string;
  result: Pick<Result, 'version' | 'links' | 'files'>;
}

/** Links and files of a delivered version. Renders nothing if there are none. */
export function WorkAttachments({ projectId, result: { version, links, files } }: WorkAttachmentsProps) {
  if (links.length === 0 && files.length === 0) return null;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <LinkList links={links} />
      <StoredFiles files={files} wide />
      {files.length > 1 && <DownloadAll of={{ project_id: projectId, version }} />}
    </Stack>
  );
}
