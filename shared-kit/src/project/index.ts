/**
 * What the pages of a project have in common for all who look at it. Lists stand in `project/list`, the dialog of a
 * complaint in `project/complain`, so that a page does not load what it does not show.
 */
export { actionOf, can } from './action-of.ts';
export { Amount } from './amount.tsx';
export { LinkedText } from './linked-text.tsx';
export { MoneyStrip } from './page/money-strip.tsx';
export { NextStep } from './page/next-step.tsx';
export { ProjectBrief } from './page/project-brief.tsx';
export { ProjectColumns } from './page/project-columns.tsx';
export { ProjectHeader } from './page/project-header.tsx';
export { ProjectPageFrame } from './page/project-page-frame.tsx';
export { PROJECT_READS } from './project-reads.ts';
export { situationOf } from './situation.ts';
export { ActivityFeed } from './talk/activity-feed.tsx';
export { CommentThread } from './talk/comment-thread.tsx';
export type { Activity, AvailableAction, Comment, Improvement, Project, ProjectMoney, ProjectRow, Result } from './types.ts';
export { useProject } from './use-project.ts';
export { useViewer } from './use-viewer.ts';
export { Versions } from './work/versions.tsx';
