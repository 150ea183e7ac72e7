import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { FileIds } from './file.ts';
import { Amount, Closed, Day, Links, ProjectTypeSchema, Text, Title } from './shared.ts';

const Edits = Type.Unsafe<(typeof LIMITS.edits)[number]>({ type: 'integer', enum: LIMITS.edits });

/** Input of a customer's order. Source: seed.md §7. */
export const OrderInput = {
  name: Title,
  description: Text(LIMITS.descriptionLength),
  links: Type.Optional(Links),
  type: ProjectTypeSchema,
  category_id: Type.Integer(),
  /** Today plus the ordered days. */
  deadline: Day,
  budget: Amount,
  edits: Edits,
  is_guarantee: Type.Optional(Type.Boolean()),
  /** All files of the brief; unchanged if omitted. */
  file_ids: Type.Optional(FileIds(LIMITS.files.ofBrief)),
};

/** Defaults of optional fields. */
export const ORDER_DEFAULTS = { links: [] as string[], is_guarantee: false };

/** Fields of an order in every list. */
export const ListedOrder = {
  type: ProjectTypeSchema,
  category_id: Type.Integer(),
  name: Type.String(),
  edits: Type.Integer(),
};

/** Additional fields of an order on the project's page. */
export const OrderDetails = {
  description: Type.String(),
  links: Type.Array(Type.String()),
  is_guarantee: Type.Boolean(),
};

/** The stored order: columns of the project's row. Days and price are computed. */
export const Order = Closed({ ...ListedOrder, ...OrderDetails });
export type Order = Static<typeof Order>;
