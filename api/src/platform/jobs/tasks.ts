import type { Db } from '../db/index.ts';
import type { Jobs } from '../registry.ts';

/** Name of a background task, as declared in `Jobs` of the registry. */
export type JobName = keyof Jobs & string;

/** Services of a task, besides its payload. */
interface TaskContext {
  readonly db: Db;
  /** The product's time when the job began. */
  readonly now: Date;
}

/**
 * A task: opens its own transaction and checks its preconditions again, since the data may have changed. Throwing means
 * "retry later".
 */
export type TaskHandler<Name extends JobName> = (payload: Jobs[Name], context: TaskContext) => Promise<void>;

/** Tasks by name. */
export type TaskHandlers = { readonly [Name in JobName]?: TaskHandler<Name> };
