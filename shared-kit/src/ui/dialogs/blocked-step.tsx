import { createContext, useContext, type ReactNode } from 'react';
import { ShownAlert } from '../states/shown-alert.tsx';

/** A step of dialogs. */
interface Step {
  /** Why the step is no longer available, translated; undefined while it is. */
  readonly blocked: string | undefined;
}

const StepContext = createContext<Step | undefined>(undefined);

interface BlockedStepProps {
  /** Why the step of the dialogs inside is no longer available, translated; undefined while it is. */
  value: string | undefined;
  children: ReactNode;
}

/** Tells the dialogs inside whether their step is still available. */
export const BlockedStep = ({ value, children }: BlockedStepProps) => (
  <StepContext value={{ blocked: value }}>{children}</StepContext>
);

/** Why the step is no longer available; undefined while it is, and outside of a `BlockedStep`. */
export const useBlockedStep = (): string | undefined => useContext(StepContext)?.blocked;

/** True if a surrounding `BlockedStep` reports when the step is no longer available. */
export const useIsInsideBlockedStep = (): boolean => useContext(StepContext) !== undefined;

/** Alert in a dialog that its step is no longer available. */
export const BlockedNote = ({ children }: { children: string | undefined }) =>
  children !== undefined && (
    <ShownAlert severity="warning" role="alert" sx={{ mb: 2.5 }}>
      {children}
    </ShownAlert>
  );
