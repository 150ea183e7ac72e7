import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import { PROJECT_TYPES } from '../catalogue.ts';
import type { Days } from '../days.ts';
import type { Cents } from '../money.ts';
import { LIMITS, PAGE_SIZES, type PageSize } from '../limits.ts';
import { PATTERNS } from '../patterns.ts';

/** An object that refuses unknown fields. */
export const Closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** One of a closed list of strings. */
export const OneOf = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: values });

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const Id = Type.String({ format: 'uuid' });
/** A moment, ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' });
/** A calendar day, `yyyy-MM-dd`. */
export const Day = Type.String({ format: 'date' });
/** Whole euro cents. */
export const Amount = Type.Unsafe<Cents>({ type: 'integer' });
/** A number of days. */
export const DayCount = Type.Unsafe<Days>({ type: 'integer' });
export const ProjectTypeSchema = OneOf(PROJECT_TYPES);
/** The seed's 0/1 flag. */
export const Flag = Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] });
/** Page number, starting at 1. */
export const PageNumber = Type.Integer({ minimum: 1, maximum: 1_000_000 });
/** Rows of a page. */
export const PerPage = Type.Unsafe<PageSize>({ type: 'integer', enum: [...PAGE_SIZES] });

/** Required text: not blank, of bounded length. */
export const Text = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: PATTERNS.notBlank.source });

/** Required text that also matches a pattern. */
const TextOf = (maxLength: number, pattern: RegExp) =>
  Type.Unsafe<string>({
    type: 'string',
    minLength: 1,
    maxLength,
    pattern: PATTERNS.notBlank.source,
    allOf: [{ pattern: pattern.source }],
  });

/** Single-line text: not blank, printable characters only. */
export const Line = (maxLength: number) => TextOf(maxLength, PATTERNS.line);
/** A user-defined title. */
export const Title = TextOf(LIMITS.nameLength, PATTERNS.title);
/** A line like a title, or none. */
export const OptionalTitle = (maxLength: number) =>
  Type.Unsafe<string>({
    type: 'string',
    maxLength,
    pattern: PATTERNS.emptyOrVisible.source,
    allOf: [{ pattern: PATTERNS.title.source }],
  });
export const PersonName = TextOf(LIMITS.personNameLength, PATTERNS.personName);
export const CompanyName = TextOf(LIMITS.companyNameLength, PATTERNS.companyName);
export const Email = Type.String({ maxLength: LIMITS.emailLength, pattern: PATTERNS.email.source });
export const Password = Type.String({ pattern: PATTERNS.password.source });
export const Code = Type.String({ pattern: PATTERNS.code.source });
export const Link = Type.String({
  maxLength: LIMITS.linkLength,
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s<>"]+$',
});
export const Links = Type.Array(Link, { maxItems: LIMITS.links });
export const LinksOfDelivery = Type.Array(Link, { maxItems: LIMITS.linksOfDelivery });
/** Links of a profile, at least one. */
export const ProfileLinks = Type.Array(Link, { minItems: 1, maxItems: LIMITS.links });
export const Contacts = Text(LIMITS.contactsLength);

/** A PDF instead of JSON; `Content-Disposition` has its name. */
export const Pdf = Type.Unsafe<Uint8Array>({ contentMediaType: 'application/pdf' });

/** A table for spreadsheets instead of JSON; `Content-Disposition` has its name. */
export const Csv = Type.Unsafe<Uint8Array>({ contentMediaType: 'text/csv' });

/** A ZIP archive instead of JSON, made while it is sent; `Content-Disposition` has its name. */
export const Zip = Type.Unsafe<Uint8Array | AsyncIterable<Uint8Array>>({
  contentMediaType: 'application/zip',
});

/** An event stream of the HTML standard instead of JSON. */
export const EventStream = Type.Unsafe<AsyncIterable<unknown>>({ contentMediaType: 'text/event-stream' });

/** Empty reply of a successful call. */
export const Done = Closed({});

/** Fields of every list besides its rows. */
export const Paging = { page: Type.Integer(), pages: Type.Integer(), total: Type.Integer() };

/** Of a list that counts only as far as `LIMITS.countedRows`: `more` if there are more rows than `total`. */
export const BoundedPaging = { ...Paging, more: Type.Optional(Type.Boolean()) };

/** Of a list with parts: the number of rows in each part by the list's other filters; exact below `LIMITS.countedRows`. */
export const Counts = <const P extends readonly string[]>(parts: P) =>
  Type.Unsafe<Readonly<Record<P[number], number>>>({
    type: 'object',
    properties: Object.fromEntries(parts.map((part) => [part, Type.Integer()])),
    required: [...parts],
    additionalProperties: false,
  });

/** A person's public identity. */
export const Person = Closed({ id: Id, first_name: Type.String(), last_name: Type.String() });
export type Person = Static<typeof Person>;

/** The `version` of the project, or of the reply template, that the caller was shown. An outdated version is refused with `stateChanged`. */
export const ShownVersion = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }));

export const ByProject = Closed({ project_id: Id });
/** A project with the version that the caller was shown. */
export const ByShownProject = Closed({ project_id: Id, version: ShownVersion });
export const ByProjectPaged = Closed({ project_id: Id, page: Type.Optional(PageNumber) });
export const Paged = Closed({ page: Type.Optional(PageNumber) });
