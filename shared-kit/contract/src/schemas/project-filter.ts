import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import { CASE_OUTCOMES } from '../overview.ts';
import { OPEN_CASES, PROJECT_STATUSES } from '../project-life.ts';
import { PROJECT_SORTS } from '../project-sorts.ts';
import { WantedTypes } from './open-search.ts';
import { ProjectStatusSchema } from './project.ts';
import { Day, Flag, Id, Line, OneOf } from './shared.ts';

/** Words, each of which must be in a project's name, in the name of one of its parties, or the number of its invoice. */
export const Search = Type.Optional(Line(LIMITS.searchLength));
export const WantedStatuses = Type.Array(ProjectStatusSchema, { maxItems: PROJECT_STATUSES.length });
export const Sort = Type.Optional(OneOf(PROJECT_SORTS));
/** Only projects of which this person is the customer or the freelancer. */
export const OfPerson = Type.Optional(Id);

/** Filter and order of all projects. */
export const AnyProject = {
  type: Type.Optional(WantedTypes),
  status: Type.Optional(WantedStatuses),
  case: Type.Optional(OneOf(OPEN_CASES)),
  /** Only projects whose case ended in the last 90 days like this. */
  outcome: Type.Optional(OneOf(CASE_OUTCOMES)),
  /** Created on these days of UTC or between them. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** 1: only projects with a response, also to an earlier brief; one ends when its freelancer is chosen. */
  responded: Type.Optional(Flag),
  user_id: OfPerson,
  search: Search,
  sort: Sort,
};
