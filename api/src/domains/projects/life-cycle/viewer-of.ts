import type { Actor } from '../../../platform/http/index.ts';
import type { Viewer } from './rules/project-state.ts';

/** The caller as the life cycle sees them. */
export const viewerOf = ({ userId, role }: Actor): Viewer => ({ id: userId, role });
