import { useEffect } from 'react';
import { create } from 'zustand';

/** A step of the open page that can be taken from elsewhere, for example from the command palette. */
export interface PageCommand {
  readonly label: string;
  readonly run: () => void;
}

const useOffer = create<{ readonly commands: readonly PageCommand[] }>(() => ({ commands: [] }));

/** The steps that the open page offers. */
export const usePageCommands = (): readonly PageCommand[] => useOffer(({ commands }) => commands);

/**
 * Offers steps of the page while the component is mounted. One component of a page offers all of them.
 *
 * @example useOfferedCommands([{ label: t('project.start'), run: start }]);
 */
export function useOfferedCommands(commands: readonly PageCommand[]): void {
  // After each rendering, because its closures are new.
  useEffect(() => {
    useOffer.setState({ commands });
    return () => useOffer.setState({ commands: [] });
  });
}
