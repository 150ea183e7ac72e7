/**
 * Waits for statements of one transaction that need nothing of each other, and so go to the database one behind the
 * other; gives their results. Unlike `Promise.all` it waits for all of them when one fails, too: none may go on when the
 * transaction is over and its connection is somebody else's. What is falsy is not to be done.
 *
 * @throws what failed first; what fails after it in the same transaction fails because of it
 * @example await together([keepTimers(trx, project), project.freelancer_id !== null && mailExecutor(trx, project)]);
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  const failures: unknown[] = [];
  const keep = (error: unknown) => void failures.push(error);
  const results = await Promise.all(work.map((one) => Promise.resolve(one).catch(keep)));
  if (failures.length > 0) throw failures[0];
  return results as { -readonly [Index in keyof Work]: Awaited<Work[Index]> };
}
