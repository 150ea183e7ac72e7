/**
 * Waits for statements of one transaction that need nothing of each other, and so go to the database one behind the
 * other. Unlike `Promise.all` it waits for all of them when one fails, too: none may go on when the transaction is
 * over and its connection is somebody else's. What is falsy is not to be done.
 *
 * @throws what failed first; what fails after it in the same transaction fails because of it
 * @example await together([keepTimers(trx, project), project.freelancer_id !== null && mailExecutor(trx, project)]);
 */
export async function together(work: readonly (Promise<void> | false | null | undefined)[]): Promise<void> {
  const failures: unknown[] = [];
  const asked = work.filter((one) => one !== false && one !== null && one !== undefined);
  await Promise.all(asked.map((one) => one.catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
