let sending = 0;

/** Counts work as being sent until it settles; see {@link isSending}. Example: `await whileSent(sendFile(file))`. */
export async function whileSent<Result>(work: Promise<Result>): Promise<Result> {
  sending += 1;
  try {
    return await work;
  } finally {
    sending -= 1;
  }
}

/** True while a change or a file is being sent: loading another document would abort it. */
export const isSending = (): boolean => sending > 0;
