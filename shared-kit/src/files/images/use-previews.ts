import { useEffect, useMemo } from 'react';

/** Object URLs of chosen files, revoked when the list changes. Pass the same list until then. */
export function usePreviews(files: readonly File[]): readonly string[] {
  const previews = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files]);
  useEffect(() => () => previews.forEach((preview) => URL.revokeObjectURL(preview)), [previews]);
  return previews;
}
