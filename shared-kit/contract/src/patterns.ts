/** Text that mail clients turn into a link; browsers treat full stops of other scripts as dots. */
const URL_OR_EMAIL = String.raw`:\/\/|www\.|\S@\S`;
const DOMAIN = String.raw`[^\s.][.\u3002\uff0e\uff61]\p{L}{2}`;
const LINE = String.raw`[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*`;

/** What a field's text must look like, on both sides. Source: seed.md §5. */
export const PATTERNS = {
  /** Word characters, dash or dot, then @, domain, dot, letters. */
  email: /^[\w.-]+@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,}$/,
  /** 8 to 30 printable ASCII characters, at least one letter. */
  password: /^(?=.*[A-Za-z])[\x20-\x7e]{8,30}$/,
  /** Six digits. */
  code: /^\d{6}$/,
  /** A link over http or https. */
  link: /^https?:\/\/[^\s<>"]+$/i,
  /** Four groups of four digits, as the field shows them. */
  cardNumber: /^\d{4} \d{4} \d{4} \d{4}$/,
  /** MM/YY with a month from 01 to 12. */
  cardExpiry: /^(0[1-9]|1[0-2])\/\d{2}$/,
  /** Exactly three digits. */
  cardCvv: /^\d{3}$/,
  /** One line in which everything can be printed: no control, format or separator character but the space. */
  line: new RegExp(`^${LINE}$`, 'u'),
  /** A person's name: such a line without web or e-mail addresses, including bare domains. */
  personName: new RegExp(`^(?!.*(?:${URL_OR_EMAIL}|${DOMAIN}))${LINE}$`, 'u'),
  /** A company's name, which may be a domain: Booking.com B.V. */
  companyName: new RegExp(`^(?!.*(?:${URL_OR_EMAIL}))${LINE}$`, 'u'),
  /** One line without control or bidirectional characters: a title, in which emoji may be joined. */
  title: /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u,
  /** At least one character that can be seen: no space, control or format character, no filler. */
  notBlank: /[^\s\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u,
} as const;
