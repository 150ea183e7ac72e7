import { AppError } from '../errors/index.ts';

/** Bytes of forms that a process holds at the same time. */
export interface BudgetBounds {
  readonly bytesOfAll: number;
  /** Of one person, those of forms that wait included. */
  readonly bytesOfOne: number;
  /** How long a form may wait for room. */
  readonly waitMs: number;
}

/** Room for forms, given before anything of them is read. */
export interface UploadBudget {
  /**
   * Waits until there is room for a form, first come, first served.
   *
   * @returns releases the reservation
   * @throws AppError `tooManyRequests` when the person has no room left or there is none in time; the signal's reason
   */
  readonly enter: (who: string, bytes: number, left: AbortSignal) => Promise<() => void>;
}

const RETRY_AFTER = 5;
const full = (): AppError => new AppError('tooManyRequests', { retry_after: RETRY_AFTER });

/** @example const leave = await uploadBudget(bounds).enter(userId, 8_000_000, signal); */
export function uploadBudget({ bytesOfAll, bytesOfOne, waitMs }: BudgetBounds): UploadBudget {
  const asked = new Map<string, number>();
  const waiting = new Set<{ readonly bytes: number; readonly enter: () => void }>();
  let held = 0;

  const ask = (who: string, bytes: number): void => {
    const sum = (asked.get(who) ?? 0) + bytes;
    if (sum > bytesOfOne) throw full();
    if (sum > 0) asked.set(who, sum);
    else asked.delete(who);
  };
  const letIn = (): void => {
    for (const form of waiting) {
      // A large form is not overtaken by small ones, or it would wait for ever.
      if (held + form.bytes > bytesOfAll) return;
      waiting.delete(form);
      held += form.bytes;
      form.enter();
    }
  };
  const room = async (bytes: number, left: AbortSignal): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const form = { bytes, enter: resolve };
    const giveUp = (): void => reject(left.aborted ? (left.reason as Error) : full());
    const timer = setTimeout(giveUp, waitMs).unref();
    left.addEventListener('abort', giveUp, { once: true });
    waiting.add(form);
    letIn();
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      left.removeEventListener('abort', giveUp);
      if (waiting.delete(form)) letIn();
    }
  };
  return {
    enter: async (who, bytes, left) => {
      left.throwIfAborted();
      ask(who, bytes);
      try {
        await room(bytes, left);
      } catch (error) {
        ask(who, -bytes);
        throw error;
      }
      return () => {
        held -= bytes;
        ask(who, -bytes);
        letIn();
      };
    },
  };
}
