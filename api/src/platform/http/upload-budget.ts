import { AppError } from '../errors/index.ts';

/** Bytes of forms that a process may hold at the same time. */
export interface BudgetBounds {
  readonly bytesTotal: number;
  /** Bytes of one user, including waiting forms. */
  readonly bytesPerUser: number;
  /** Timeout of a waiting form. */
  readonly waitMs: number;
}

/** Memory budget of forms, reserved before they are read. */
export interface UploadBudget {
  /**
   * Waits until a form fits the budget, first come, first served.
   *
   * @returns releases the reservation
   * @throws AppError `tooManyRequests` when the user's budget is used up or the wait times out; the signal's reason
   */
  readonly enter: (who: string, bytes: number, left: AbortSignal) => Promise<() => void>;
}

const RETRY_AFTER = 5;
const full = (): AppError => new AppError('tooManyRequests', { retry_after: RETRY_AFTER });

/** @example const leave = await uploadBudget(bounds).enter(userId, 8_000_000, signal); */
export function uploadBudget({ bytesTotal, bytesPerUser, waitMs }: BudgetBounds): UploadBudget {
  const reserved = new Map<string, number>();
  const waiting = new Set<{ readonly bytes: number; readonly enter: () => void }>();
  let held = 0;

  const reserve = (who: string, bytes: number): void => {
    const sum = (reserved.get(who) ?? 0) + bytes;
    if (sum > bytesPerUser) throw full();
    if (sum > 0) reserved.set(who, sum);
    else reserved.delete(who);
  };
  const admitWaiting = (): void => {
    for (const form of waiting) {
      // Small forms do not overtake a large one, which might otherwise wait forever.
      if (held + form.bytes > bytesTotal) return;
      waiting.delete(form);
      held += form.bytes;
      form.enter();
    }
  };
  const waitForRoom = async (bytes: number, left: AbortSignal): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const form = { bytes, enter: resolve };
    const cancel = (): void => {
      // At once: a form that leaves in the same tick must not admit this one, which would never release its bytes.
      waiting.delete(form);
      admitWaiting();
      reject(left.aborted ? (left.reason as Error) : full());
    };
    const timer = setTimeout(cancel, waitMs).unref();
    left.addEventListener('abort', cancel, { once: true });
    waiting.add(form);
    admitWaiting();
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      left.removeEventListener('abort', cancel);
    }
  };
  return {
    enter: async (who, bytes, left) => {
      left.throwIfAborted();
      reserve(who, bytes);
      try {
        await waitForRoom(bytes, left);
      } catch (error) {
        reserve(who, -bytes);
        throw error;
      }
      return () => {
        held -= bytes;
        reserve(who, -bytes);
        admitWaiting();
      };
    },
  };
}
