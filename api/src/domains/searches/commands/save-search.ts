import type { Body, Query, Reply } from '@metier/contract/operations';
import { patternsOf, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { searchReply } from '../search-reply.ts';
import { insertSearch, removeSearch, updateSearch } from '../searches.repository.ts';

/**
 * Saves a search of the caller.
 *
 * @throws AppError `stateChanged` at the maximum number of searches
 */
export async function saveSearch(
  trx: Trx,
  userId: string,
  { name, type, search, min_budget, alert }: Body<'POST /api/freelancer/saved_searches'>,
  now: Date,
): Promise<Reply<'POST /api/freelancer/saved_searches'>> {
  const row = await insertSearch(trx, {
    user_id: userId,
    name: name.trim(),
    // A list cannot be asked for none of the types.
    types: type?.length ? type : null,
    search: search?.trim() ?? null,
    patterns: search === undefined ? [] : patternsOf(search),
    min_budget: min_budget ?? null,
    alert,
    created_at: now,
  });
  if (!row) throw new AppError('stateChanged', { reason: 'too_many_searches' });
  return { search: searchReply(row) };
}

/**
 * Renames a search of the caller, or changes its alert.
 *
 * @throws AppError `notFound`
 */
export async function changeSearch(
  trx: Trx,
  userId: string,
  { id, name, alert }: Body<'PUT /api/freelancer/saved_searches'>,
): Promise<Reply<'PUT /api/freelancer/saved_searches'>> {
  const row = await updateSearch(trx, userId, id, {
    ...(name !== undefined && { name: name.trim() }),
    ...(alert !== undefined && { alert }),
  });
  if (!row) throw new AppError('notFound');
  return { search: searchReply(row) };
}

/**
 * Deletes a search of the caller.
 *
 * @throws AppError `notFound`
 */
export async function deleteSearch(
  trx: Trx,
  userId: string,
  { id }: Query<'DELETE /api/freelancer/saved_searches'>,
): Promise<void> {
  if (!(await removeSearch(trx, userId, id))) throw new AppError('notFound');
}
