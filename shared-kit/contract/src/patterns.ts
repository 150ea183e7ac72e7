/** Text that mail clients turn into a link; browsers treat full stops of other scripts as dots. */
const URL_OR_EMAIL = String.raw`:\/\/|www\.|\S@\S`;
const DOMAIN = String.raw`[^\s.][.\u3002\uff0e\uff61]\p{L}{2}`;
const LINE = String.raw`[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*`;
const VISIBLE = String.raw`[^\s\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]`;

/** A UUID, without the prefix `urn:uuid:` of RFC 4122, which PostgreSQL does not parse. */
export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Patterns of field values, for browser and API. Source: seed.md §5. */
export const PATTERNS = {
  /** Word characters, dash or dot, then @, domain, dot, letters. */
  email: /^[\w.-]+@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,}$/,
  /** 8 to 30 printable ASCII characters, at least one letter. */
  password: /^(?=.*[A-Za-z])[\x20-\x7e]{8,30}$/,
  /** Six digits. */
  code: /^\d{6}$/,
  /** A link over http or https. */
  link: /^https?:\/\/[^\s<>"]+$/i,
  /** Four groups of four digits, as displayed in the field. */
  cardNumber: /^\d{4} \d{4} \d{4} \d{4}$/,
  /** MM/YY with a month from 01 to 12. */
  cardExpiry: /^(0[1-9]|1[0-2])\/\d{2}$/,
  /** Exactly three digits. */
  cardCvv: /^\d{3}$/,
  /** A month: `2026-02`. */
  month: /^[1-9]\d{3}-(0[1-9]|1[0-2])$/,
  /** Name of an app in the registry of releases: `customer`. */
  app: /^[a-z][a-z0-9-]*$/,
  /** A year or a month: `2026`, `2026-02`. */
  period: /^\d{4}(-(0[1-9]|1[0-2]))?$/,
  /** One line of printable characters: no control, format or separator characters except the space. */
  line: new RegExp(`^${LINE}$`, 'u'),
  /** A person's name: one line without web or e-mail addresses, including bare domains. */
  personName: new RegExp(`^(?!.*(?:${URL_OR_EMAIL}|${DOMAIN}))${LINE}$`, 'u'),
  /** A company's name, which may be a domain: Booking.com B.V. */
  companyName: new RegExp(`^(?!.*(?:${URL_OR_EMAIL}))${LINE}$`, 'u'),
  /** One line without control or bidirectional characters; joined emoji are allowed. */
  title: /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u,
  /** Empty, or not blank. */
  emptyOrVisible: new RegExp(`^$|${VISIBLE}`, 'u'),
  /** At least one visible character: not only spaces, control or format characters, or fillers. */
  notBlank: new RegExp(VISIBLE, 'u'),
} as const;
