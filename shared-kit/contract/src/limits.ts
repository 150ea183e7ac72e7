const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long each thing lasts, in seconds. Source: product.md §§2, 7, 12, 13. */
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
  /** Least time for a requested change, should the due date be nearer. */
  revision: 3 * DAY,
  review: 7 * DAY,
  reviewExtension: 7 * DAY,
  reviewReminders: [3 * DAY, DAY],
  refundableAfterDue: DAY,
  refundAnswer: 72 * HOUR,
  /** An offer to settle a case. */
  shareOffer: 72 * HOUR,
  /** Time in which a manager's decision can be appealed; the money waits for it. */
  appeal: 7 * DAY,
  undeliveredAfterDue: 14 * DAY,
  /** Time from the completion of a project in which its two sides may review each other. */
  mutualReview: 14 * DAY,
  clearing: 3 * DAY,
  guaranteeClearing: 14 * DAY,
  /** Until a payout by the sandbox has arrived. */
  payout: DAY,
  /** Delay after the last free login attempt; each further wrong password doubles it, up to `accountLock`. */
  loginDelay: MINUTE,
  accountLock: 15 * MINUTE,
  /** Age of the sign-in after which a change of the e-mail requires the password. */
  recentSignIn: 15 * MINUTE,
  /** Time after the e-mail's confirmation without mails about new devices: the device is that of the sign-up. */
  firstSignIn: HOUR,
  /** Time in which the previous address can undo a change of the e-mail. */
  emailUndo: 72 * HOUR,
  /** Time in which its author can change or delete a message. */
  messageEdit: 15 * MINUTE,
  /** Time after which a message that is still unread is mailed. */
  unreadMail: 15 * MINUTE,
  /** A notification is deleted after this, read or not. */
  notification: 180 * DAY,
  /** Of a signed address under which a file is fetched. */
  fileLink: 5 * MINUTE,
  /** Files that no message names are deleted after this time. */
  unattachedFile: DAY,
  /** Window in which wrong passwords are counted, from the first one. */
  loginTries: DAY,
  /** How long a change is told to those who come back. */
  keptEvents: DAY,
  /** How far back a page is told of changes that begins to listen, for it has read just before. */
  eventsBefore: MINUTE,
  /** How long one answer of `GET /api/events` lasts; the browser then asks again with a fresh token. */
  eventStream: 5 * MINUTE,
  /** Interval in which an event stream says that it still lives. */
  eventBeat: 20,
  /** Lifetime of a known device, from the last refresh of a session on it. */
  knownDevice: 365 * DAY,
} as const;

/** Bounds of what a person may enter; both sides check against these. Source: seed.md §§5, 9, product.md §9. */
export const LIMITS = {
  pageSize: 10,
  /** Hour of the day, UTC, at which the mails that wait are sent as one. */
  digestHour: 6,
  nameLength: 120,
  descriptionLength: 5_000,
  resultLength: 20_000,
  commentLength: 2_000,
  /** Of a review, of its answer, and of the reason to take it down. */
  reviewLength: 2_000,
  stars: { min: 1, max: 5 },
  messageLength: 5_000,
  /** Of what a freelancer writes with a response. */
  pitchLength: 1_000,
  /**
   * Files: bytes of one, of all of a project, and of those that a person sends in a day; how many a message and a
   * delivery may name, and how many a person may send at once. An upload that is sent in parts is sent in multiples of
   * `block`.
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
    /** Of a file that a picture is drawn of. */
    previewBytes: 20_000_000,
  },
  /** Messages that one call answers. */
  messages: 30,
  /** Templates that a customer may keep. */
  templates: 50,
  /** Event streams of one person that a process keeps open. */
  eventStreams: 10,
  /** Of a manager's reason to take a release back, which the registry keeps. */
  releaseReasonLength: 500,
  personNameLength: 120,
  emailLength: 254,
  links: 10,
  /** Of a delivery, whose text may be long: with more the body could exceed a third of a megabyte. */
  linksOfDelivery: 3,
  linkLength: 2_000,
  contactsLength: 500,
  companyNameLength: 200,
  addressLength: 300,
  /** A tax or bank number of any country, spaces included. */
  requisiteLength: 60,
  password: { min: 8, max: 30 },
  /** Number of most common passwords that are rejected. */
  commonPasswords: 10_000,
  deadlineDays: { min: 1, max: 30, default: 14 },
  edits: [0, 1, 2],
  conversionPoints: { min: 50, max: 9_000 },
  openInvitations: 10,
  verificationLinks: 10,
  /** Pieces of work a freelancer shows, and the images of each: JPEG, PNG or WebP of so many bytes and pixels. */
  portfolio: { works: 12, images: 6, imageBytes: 8_000_000, imagePixels: 25_000_000 },
  codeTries: 5,
  /** Wrong passwords for an account from one source before throttling. */
  loginTries: 5,
} as const;

/** The stars that a review can have: 1, 2, up to the most. */
export const STARS: readonly number[] = Array.from(
  { length: LIMITS.stars.max },
  (_, index) => index + LIMITS.stars.min,
);

/** Share of an accepted price that the platform keeps, in hundredths of a percent. Source: product.md §3. */
export const PLATFORM_FEE_BASIS_POINTS = 0;
