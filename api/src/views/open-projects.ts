import type { Photo, Rating } from '@metier/contract/operations';
import { sql, type RawBuilder } from 'kysely';
import { excerptOf } from './excerpt.ts';
import { photoOf } from './photos.ts';

/** What freelancers know about a customer. */
export interface CustomerRecordColumns {
  readonly finished_projects: number;
  readonly rating: Rating | null;
}

/** What a freelancer weighs before a response to a project. */
export interface OpenProjectColumns extends CustomerRecordColumns {
  readonly customer_photo: Photo | null;
  readonly excerpt: string;
  readonly posted_at: Date;
  readonly responses: number;
}

/** The columns of `CustomerRecordColumns` of a customer. */
export const customerRecordColumns = (customerId: RawBuilder<unknown>, now: Date) => sql`
  (select count(*) from projects o where o.customer_id = ${customerId} and o.status = 'completed')::int as finished_projects,
  (
    select case when count(*) > 0 then json_build_object('average', round(avg(stars), 2), 'count', count(*)) end
    from reviews where subject_id = ${customerId} and removed_at is null and opens_at <= ${now}
  ) as rating`;

/** The columns of `OpenProjectColumns` of a project `p`. */
export const openProjectColumns = (now: Date) => sql<OpenProjectColumns>`
  ${photoOf('p.customer_id')} as customer_photo,
  ${excerptOf('p.description')} as excerpt,
  coalesce((select max(a.at) from project_activities a where a.project_id = p.id and a.what = 'paid'), p.created_at) as posted_at,
  (select count(*) from responses o where o.project_id = p.id and not o.is_void)::int as responses,
  ${customerRecordColumns(sql`p.customer_id`, now)}`;
