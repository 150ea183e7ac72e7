import { useLayoutEffect } from 'react';
import { create } from 'zustand';

const useShown = create<{ readonly path: string | undefined }>(() => ({ path: undefined }));

/** The page to which the open page's back link leads. */
export const usePageParent = (): string | undefined => useShown(({ path }) => path);

/** States the open page's parent while the component is mounted; the back link does it. */
export function useStatedParent(path: string): void {
  // Before the page is painted, so that the menu changes with it.
  useLayoutEffect(() => {
    useShown.setState({ path });
    return () => useShown.setState({ path: undefined });
  }, [path]);
}
