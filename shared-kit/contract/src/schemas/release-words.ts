import Type from 'typebox';
import { Closed } from './shared.ts';

/** What the release gate finds. */
type FaultCode =
  | 'door'
  | 'names'
  | 'icon'
  | 'menuIcon'
  | 'words'
  | 'widget'
  | 'link'
  | 'call'
  | 'language'
  | 'texts'
  | 'manyTexts'
  | 'sameGlobal'
  | 'pageOfShell'
  | 'pageTwice'
  | 'samePage'
  | 'sameWidget'
  | 'manifest'
  | 'heavyPage'
  | 'registry';

/** Who changes releases otherwise than by a command. */
type AuthorCode = 'firstRelease' | 'manager' | 'automatic' | 'schedule';

type Values = Readonly<Record<string, string | number>>;

/** An incompatibility as an English sentence, and what to say in another language. */
export interface ReleaseFault {
  readonly text: string;
  /** None for a fault of the source, in the words of a compiler. */
  readonly code?: FaultCode;
  readonly values?: Values;
  /** The canaries without which it would fit. */
  readonly canaries?: readonly string[];
}

/** What the product itself wrote into `by` and `why` of a change, to say it in another language. */
export interface ReleaseAuthor {
  readonly code: AuthorCode;
  readonly values: Values;
}

const ValuesSchema = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));

/** A store also keeps the codes of later versions. */
export const ReleaseFaults = Type.Array(
  Type.Unsafe<ReleaseFault>(
    Closed({
      text: Type.String(),
      code: Type.Optional(Type.String()),
      values: Type.Optional(ValuesSchema),
      canaries: Type.Optional(Type.Array(Type.String())),
    }),
  ),
);
export const ReleaseAuthorSchema = Type.Unsafe<ReleaseAuthor>(
  Closed({ code: Type.String(), values: ValuesSchema }),
);
