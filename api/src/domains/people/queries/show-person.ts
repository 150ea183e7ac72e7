import { PERSON_FIGURES } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { selectPerson } from '../../../views/person.ts';
import { selectFigures } from '../../../views/person-money.ts';

/**
 * A person as managers see them.
 *
 * @throws AppError `notFound`
 */
export async function showPerson(
  db: Db,
  userId: string,
  now: Date,
): Promise<Reply<'GET /api/manager/people/person'>> {
  const row = await selectPerson(db, userId, now);
  if (!row) throw new AppError('notFound');
  const { created_at, confirmed_at, seen_at, ...rest } = row;
  return {
    person: {
      ...rest,
      created_at: created_at.toISOString(),
      confirmed_at: confirmed_at?.toISOString() ?? null,
      seen_at: seen_at?.toISOString() ?? null,
      money: await selectFigures(db, userId, PERSON_FIGURES[row.type_client]),
    },
  };
}
