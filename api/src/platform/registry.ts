/**
 * Extension point for domains by declaration merging, so that tables, jobs and mails are typed everywhere without
 * business terms in the platform.
 *
 * @example
 * declare module '../../platform/registry.ts' {
 *   interface Tables { projects: ProjectsTable }
 *   interface Jobs { 'review-over': { project_id: string } }
 *   interface Mails { delivered: { project: string } }
 * }
 */

/** Every table of the database by name, as Kysely expects it. */
export interface Tables {}

/** Payload of every background job by task name; plain JSON. */
export interface Jobs {}

/** The data of every mail template. */
export interface Mails {}
