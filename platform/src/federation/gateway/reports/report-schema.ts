import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const Release = {
  app: Type.String({ minLength: 1, maxLength: 64 }),
  release: Type.String({ minLength: 1, maxLength: 64 }),
};

const Happened = Type.Object(
  {
    ...Release,
    kind: Type.Enum(['answered', 'shown', 'failed', 'load', 'render', 'runtime', 'policy']),
  },
  { additionalProperties: false },
);

const Measured = Type.Object(
  { ...Release, kind: Type.Enum(['lcp', 'cls', 'inp']), value: Type.Number({ minimum: 0 }) },
  { additionalProperties: false },
);

const Reports = Type.Object(
  {
    /** When the page was sent: minutes since 1970. */
    minute: Type.Integer({ minimum: 0 }),
    events: Type.Array(Type.Union([Happened, Measured]), { minItems: 1, maxItems: 40 }),
  },
  { additionalProperties: false },
);

/** One batch of reports. It holds no personal data: no URL, no text, no time of day. */
export type Reports = Static<typeof Reports>;

/** The reports in a request body; undefined if it is invalid. */
export const parseReports = (body: unknown): Reports | undefined =>
  Value.Check(Reports, body) ? body : undefined;
