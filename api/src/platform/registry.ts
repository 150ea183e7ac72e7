/**
 * What domains add to the platform by declaration merging, so that tables, jobs and mails are typed
 * everywhere without a business term in the platform.
 *
 * @example
 * declare module '../../platform/registry.ts' {
 *   interface Tables { projects: ProjectsTable }
 *   interface Jobs { 'review-over': { project_id: string } }
 *   interface Mails { delivered: { project: string } }
 * }
 */

/** Every table of the database by name, as Kysely wants it. */
export interface Tables {}

/** Payload of every background job by task name; plain JSON. */
export interface Jobs {}

/** The data of every mail template. */
export interface Mails {}
