/**
 * Runs independent statements of one transaction pipelined and returns their results; falsy entries are skipped. Unlike
 * `Promise.all` it also waits for all of them when one fails: a pending statement must not run on a connection that has
 * been returned to the pool.
 *
 * @throws the earliest failure, since it aborts the transaction and so causes the later ones
 * @example await together([updateTimers(trx, project), project.freelancer_id !== null && mailExecutor(trx, project)]);
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
