import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { PersonWithPhoto } from './photo.ts';
import { Closed, Id, Moment, Nullable } from './shared.ts';

export const Stars = Type.Integer({ minimum: LIMITS.stars.min, maximum: LIMITS.stars.max });

/** Average of a person's visible reviews, to two decimals, and their number. */
export const Rating = Closed({ average: Type.Number(), count: Type.Integer() });
export type Rating = Static<typeof Rating>;

const Answer = Closed({ text: Type.String(), at: Moment });

const Written = {
  id: Id,
  author: PersonWithPhoto,
  stars: Stars,
  text: Type.String(),
  written_at: Moment,
  /** Of the reviewed person. */
  answer: Nullable(Answer),
};

/** A visible review. The project appears only by its service. */
export const Review = Closed({ ...Written, category_id: Type.Integer() });
export type Review = Static<typeof Review>;

/** A review of a project that the viewer may read. */
export const ProjectReview = Closed({
  ...Written,
  /** Sealed until then, readable only by its author; null once visible. */
  opens_at: Nullable(Moment),
  /** Removal and its reason, for the author and managers; the author can object once. */
  removed: Nullable(Closed({ reason: Type.String(), at: Moment, objected: Type.Boolean() })),
  can_answer: Type.Boolean(),
});
export type ProjectReview = Static<typeof ProjectReview>;
