import { LIMITS } from '@metier/contract';
import { sql } from 'kysely';

/** The small covers of the first works with an image of the user with an id, such as the column `u.id`. */
export const coversOf = (userId: string) =>
  sql.raw(`(
    select coalesce(json_agg('/api/freelancers/portfolio_image?size=small&id=' || image_id order by position), '[]')
    from (
      select cover.id as image_id, row_number() over (order by p.place nulls first, p.created_at desc, p.id) as position
      from portfolios p cross join lateral (
        select i.id from portfolio_images i where i.portfolio_id = p.id
        order by (i.id = p.cover_id) is true desc, i.position limit 1
      ) cover
      where p.freelancer_id = ${userId} order by position limit ${LIMITS.portfolio.covers}
    ) first)`);
