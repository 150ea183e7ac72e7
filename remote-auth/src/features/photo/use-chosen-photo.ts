import { LIMITS } from '@metier/contract';
import { isImage, megabytesOf, usePreviews } from '@metier/shared-kit/files/images';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useState } from 'react';

const { imageBytes } = LIMITS.portfolio;
const NOTHING: readonly File[] = [];

/** The photo that the user has chosen or dropped but not saved, or why it is not accepted. */
export function useChosenPhoto() {
  const kit = useKitTexts();
  const [files, setFiles] = useState(NOTHING);
  const [fault, setFault] = useState<string>();
  const [preview] = usePreviews(files);
  const faultOf = async (file: File): Promise<string | undefined> => {
    if (file.size > imageBytes) return kit('validation.imageSize', { megabytes: megabytesOf(imageBytes) });
    return (await isImage(file)) ? undefined : kit('validation.imageKind', { name: file.name });
  };
  const choose = async ([file]: Iterable<File>) => {
    if (!file) return;
    const found = await faultOf(file);
    setFault(found);
    setFiles(found === undefined ? [file] : NOTHING);
  };
  return {
    file: files[0],
    preview,
    fault,
    choose: (chosen: Iterable<File>) => void choose(chosen),
    drop: () => setFiles(NOTHING),
  };
}
