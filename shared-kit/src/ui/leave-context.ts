import { createContext } from 'react';

/** True if a dialog may be closed at once; false if it must ask first, because input would be lost. */
export type MayLeave = () => boolean;

/** Provided by a dialog for its form to register whether it may be closed. Returns a function to unregister. */
export const LeaveContext = createContext<((mayLeave: MayLeave) => () => void) | null>(null);
