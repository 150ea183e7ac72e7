const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Durations in seconds. Source: product.md §§2, 7, 12, 13. */
export const DURATIONS = {
  accessToken: 10 * MINUTE,
  /** Lifetime of a session from its sign-in, regardless of use. */
  refreshToken: 30 * DAY,
  refreshGrace: 10,
  emailCode: 10 * MINUTE,
  resetKey: HOUR,
  signUpToken: HOUR,
  /** Unconfirmed accounts older than this are deleted. */
  unconfirmedAccount: DAY,
  invitation: 72 * HOUR,
  unassignedProject: 14 * DAY,
  startAfterAssignment: 48 * HOUR,
  /** Minimum time for a revision, if the due date is nearer. */
  revision: 3 * DAY,
  review: 7 * DAY,
  reviewExtension: 7 * DAY,
  reviewReminders: [3 * DAY, DAY],
  refundableAfterDue: DAY,
  refundAnswer: 72 * HOUR,
  /** How long an offer to settle a case can be accepted. */
  shareOffer: 72 * HOUR,
  /** Time in which a manager's decision can be appealed; the money is held until then. */
  appeal: 7 * DAY,
  /** Time without activity after which a case is no longer taken by a manager. */
  takenCase: 30 * MINUTE,
  undeliveredAfterDue: 14 * DAY,
  /** Time after completion in which the two sides may review each other. */
  mutualReview: 14 * DAY,
  clearing: 3 * DAY,
  guaranteeClearing: 14 * DAY,
  /** Arrival of a sandbox payout. */
  payout: DAY,
  /** Delay after the last free login attempt; each further wrong password doubles it, up to `accountLock`. */
  loginDelay: MINUTE,
  accountLock: 15 * MINUTE,
  /** Age of the sign-in after which a change of the e-mail requires the password. */
  recentSignIn: 15 * MINUTE,
  /** Time after e-mail confirmation without mails about new devices, since the device is that of the sign-up. */
  firstSignIn: HOUR,
  /** Time in which the previous address can undo a change of the e-mail. */
  emailUndo: 72 * HOUR,
  /** Time in which the author can change or delete a message. */
  messageEdit: 15 * MINUTE,
  /** New projects that match saved searches are mailed together, at the end of such an interval. */
  searchMail: 15 * MINUTE,
  /** Time after which a message that is still unread is mailed. */
  unreadMail: 15 * MINUTE,
  /** Notifications are deleted after this time, read or not. */
  notification: 180 * DAY,
  /** Validity of a signed file URL. */
  fileLink: 5 * MINUTE,
  /** Unattached files are deleted after this time. */
  unattachedFile: DAY,
  /** Window in which wrong passwords are counted, from the first one. */
  loginTries: DAY,
  /** How long events are kept for clients that reconnect. */
  keptEvents: DAY,
  /** How far back a new event stream starts, since its client has read just before. */
  eventsBefore: MINUTE,
  /** Maximum duration of one `GET /api/events` response; the browser then reconnects with a fresh token. */
  eventStream: 5 * MINUTE,
  /** Heartbeat interval of an event stream. */
  eventBeat: 20,
  /** Lifetime of a known device, from the last refresh of a session on it. */
  knownDevice: 365 * DAY,
} as const;

/** Rows of a page, for lists that offer a choice. */
export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Input limits, checked by browser and API. Source: seed.md §§5, 9, product.md §9. */
export const LIMITS = {
  pageSize: 10,
  /** Rows of an export: of projects, further ones are left out; of invoices, more are refused. */
  exportRows: 10_000,
  /** Rows that a list counts before its total becomes "more than"; further ones are counted up to the next page. */
  countedRows: 1_000,
  /** Rows per page of managers' queues and tables. */
  managersPageSize: 25,
  /** Hour of the day (UTC) at which daily mails are sent. */
  digestHour: 6,
  nameLength: 120,
  /** Characters of a search. */
  searchLength: 200,
  descriptionLength: 5_000,
  /** Characters of a brief in the list of open projects. */
  excerptLength: 280,
  resultLength: 20_000,
  commentLength: 2_000,
  /** A review, its answer, and the reason to take it down. */
  reviewLength: 2_000,
  stars: { min: 1, max: 5 },
  messageLength: 5_000,
  /** A freelancer's message with a response. */
  pitchLength: 1_000,
  /**
   * Files: bytes of one file, of all files of a project, and of a person's files per day; number of files of a
   * message, of a delivery, and in one request. Parts of an upload are multiples of `block`.
   */
  files: {
    bytes: 50_000_000,
    nameLength: 150,
    block: 1_048_576,
    ofMessage: 10,
    ofBrief: 10,
    ofDelivery: 20,
    atOnce: 6,
    bytesOfProject: 500_000_000,
    bytesOfDay: 1_000_000_000,
    /** Size of a file for which a preview is rendered. */
    previewBytes: 20_000_000,
  },
  /** Messages per call. */
  messages: 30,
  /** Templates per customer. */
  templates: 50,
  savedViews: 20,
  viewNameLength: 60,
  /** Saved searches per freelancer. */
  savedSearches: 10,
  /** Messages of a support request after its question. */
  supportMessages: 50,
  /** Reply templates of a kind, shared by all managers. */
  replyTemplates: 50,
  /** Concurrent event streams per person and process. */
  eventStreams: 10,
  /** Reason of a rollback, which the registry stores. */
  releaseReasonLength: 500,
  personNameLength: 120,
  emailLength: 254,
  links: 10,
  /** Links of a delivery, whose text may be long: more could make the body exceed a third of a megabyte. */
  linksOfDelivery: 3,
  linkLength: 2_000,
  contactsLength: 500,
  companyNameLength: 200,
  addressLength: 300,
  /** A tax or bank number of any country, including spaces. */
  requisiteLength: 60,
  password: { min: 8, max: 30 },
  /** Number of most common passwords that are rejected. */
  commonPasswords: 10_000,
  deadlineDays: { min: 1, max: 30, default: 14 },
  edits: [0, 1, 2],
  conversionPoints: { min: 50, max: 9_000 },
  /** Pending projects that are listed one by one; later ones are summed up. */
  clearings: 200,
  /** Entries of one statement: its PDF is about forty pages. */
  statementEntries: 1_000,
  /** Invoices of one archive: drawing them takes some ten seconds. */
  archivedInvoices: 200,
  openInvitations: 10,
  /** Minimum number of answered invitations before a usual response time is shown. */
  responseSample: 3,
  /** Minimum number of settled deadlines before the share of kept ones is shown. */
  deadlineSample: 3,
  verificationLinks: 10,
  /**
   * Limits of a portfolio: works, images of a work with their size, and alternative text in characters. `covers`:
   * images on a freelancer's card.
   */
  portfolio: {
    works: 12,
    covers: 3,
    images: 6,
    imageBytes: 8_000_000,
    imagePixels: 25_000_000,
    altLength: 200,
  },
  codeTries: 5,
  /** Wrong passwords for an account from one source before throttling. */
  loginTries: 5,
} as const;

/** The possible star ratings. */
export const STARS: readonly number[] = Array.from(
  { length: LIMITS.stars.max },
  (_, index) => index + LIMITS.stars.min,
);

/** The platform's fee on an accepted price, in basis points. Source: product.md §3. */
export const PLATFORM_FEE_BASIS_POINTS = 0;
