import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { FileIds } from './file.ts';
import { Amount, Closed, Day, Links, ProjectTypeSchema, Text, Title } from './shared.ts';

const Edits = Type.Unsafe<(typeof LIMITS.edits)[number]>({ type: 'integer', enum: LIMITS.edits });

/** What a customer sends to order a project. Source: seed.md §7. */
export const OrderInput = {
  name: Title,
  description: Text(LIMITS.descriptionLength),
  links: Type.Optional(Links),
  type: ProjectTypeSchema,
  category_id: Type.Integer(),
  /** Today plus the days wanted. */
  deadline: Day,
  budget: Amount,
  edits: Edits,
  is_guarantee: Type.Optional(Type.Boolean()),
  /** All files of the brief; where they are left out, it keeps those that it has. */
  file_ids: Type.Optional(FileIds(LIMITS.files.ofBrief)),
};

/** What an order that leaves them out has. */
export const ORDER_DEFAULTS = { links: [] as string[], is_guarantee: false };

/** What of an order every list shows. */
export const ListedOrder = {
  type: ProjectTypeSchema,
  category_id: Type.Integer(),
  name: Type.String(),
  edits: Type.Integer(),
};

/** What of an order the page of the project shows besides. */
export const OrderDetails = {
  description: Type.String(),
  links: Type.Array(Type.String()),
  is_guarantee: Type.Boolean(),
};

/** What a customer ordered, as it is kept: columns of the project's row. Its days and its price are computed. */
export const Order = Closed({ ...ListedOrder, ...OrderDetails });
export type Order = Static<typeof Order>;
