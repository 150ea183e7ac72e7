import { draftsOf } from '@metier/shared-kit/state';

/** Results that were typed but not delivered, by writer and project. */
export const resultDrafts = draftsOf<string>('result');
