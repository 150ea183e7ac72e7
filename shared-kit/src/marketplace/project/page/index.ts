/** Parts of project pages, shared by all roles. */
export { MoneyStrip, MoneyStripSkeleton } from './money-strip.tsx';
export { NextStep } from './next-step.tsx';
export { ProjectBrief } from './project-brief.tsx';
export { ProjectColumns } from './project-columns.tsx';
export { ProjectHeader } from './project-header.tsx';
export { DocumentRow } from './document-row.tsx';
export { missingIn, useRequisiteNames } from './requisite-names.ts';
export { DownloadDocumentButton } from './download-document-button.tsx';
export { arrangeSteps, suggestedLabel, type ProjectStepOf, type ShownStep } from './steps.ts';
export { ProjectDocuments } from './project-documents.tsx';
export { isDelivered } from './stages.ts';
export { ProjectPageFrame } from './project-page-frame.tsx';
export { ActivityFeed } from '../talk/activity-feed.tsx';
export { ProjectMarks } from '../project-marks.tsx';
export { TimerNote } from '../timer-note.tsx';
export { useProject } from '../use-project.ts';
export { Versions } from '../work/versions.tsx';
export { WorkAttachments } from '../work/work-attachments.tsx';
