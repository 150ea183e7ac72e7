import Type, { type Static } from 'typebox';
import { Closed, Nullable, Person } from './shared.ts';

/** Addresses of a person's square photo, which anybody can fetch: 96 and 384 pixels a side. */
export const Photo = Closed({ small: Type.String(), large: Type.String() });
export type Photo = Static<typeof Photo>;

/** The photo of a person in a reply; without one, null or absent. */
export const MayHavePhoto = { photo: Type.Optional(Nullable(Photo)) };

/** Addresses of small covers of a freelancer's first works (`LIMITS.portfolio.covers`), which anybody can fetch. */
export const Covers = Type.Array(Type.String());

/** A person's public identity with their photo. */
export const PersonWithPhoto = Closed({ ...Person.properties, ...MayHavePhoto });
