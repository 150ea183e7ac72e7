/** Paths of all screens, for links, redirects and mails. */
export const PATHS = {
  login: '/auth/login',
  registration: '/auth/registration',
  recoveryPassword: '/auth/recovery-password',
  requestCode: '/auth/request_code',
  signUpConfirmation: '/auth/signup_confirmation',
  overview: '/app/overview',
  people: '/app/people',
  projects: '/app/projects',
  myProjects: '/app/my-projects',
  create: '/app/create',
  complete: '/app/complete',
  invitations: '/app/invitations',
  openProjects: '/app/open-projects',
  conversations: '/app/messages',
  finances: '/app/finances',
  verification: '/app/verification',
  cases: '/app/cases',
  payouts: '/app/payouts',
  support: '/app/support',
  portfolio: '/app/portfolio',
  freelancers: '/app/freelancers',
  team: '/app/team',
  billing: '/app/billing',
  user: '/app/user',
  help: '/app/help',
  /** Help without sign-in. */
  publicHelp: '/help',
  /** All services with their prices, without sign-in. */
  services: '/services',
  notifications: '/app/notifications',
  notificationMails: '/app/notifications/mails',
} as const;

// `as const` keeps the literal type, so that manifests can use projectPath(':id').
/** Page to set a new password with the key from a mail. */
export const changePasswordPath = (secretKey: string) => `/auth/change_password/${secretKey}` as const;
/**
 * The link of that mail. The e-mail is in the fragment, which is not sent to servers: password managers need the
 * address, and the page does not ask for it.
 *
 * @example recoveryLinkPath('k1', 'ada@example.com') // '/auth/change_password/k1#email=ada%40example.com'
 */
export const recoveryLinkPath = (secretKey: string, email: string) =>
  `${changePasswordPath(secretKey)}#${new URLSearchParams({ email }).toString()}` as const;
/** Page that undoes a change of the e-mail, with the mailed key. */
export const undoEmailPath = (secretKey: string) => `/auth/undo_email/${secretKey}` as const;
/** Page that stops mails of a kind, with the token of such a mail. */
export const unsubscribePath = (token: string) => `/auth/unsubscribe/${token}` as const;
/** Page of a project. Example: `projectPath('4711') // '/app/projects/4711'`. */
export const projectPath = (id: string) => `${PATHS.projects}/${id}` as const;
/** Alias of a project's page; redirects to {@link projectPath}. Source: seed.md §2. */
export const projectAliasPath = (id: string) => `/app/project/${id}` as const;
/** The support form, prefilled, for an objection to the removal of a review. Example: `helpPath({ theme: 'Objection', text: '', review: id })`. */
export const helpPath = (question: {
  readonly theme: string;
  readonly text: string;
  readonly review: string;
}) => `${PATHS.help}?${new URLSearchParams(question).toString()}` as const;
/** Alias of {@link PATHS.help}. Source: seed.md §2. */
export const FEEDBACK_PATH = '/app/feedback';
/** The project form, prefilled with an existing project. */
export const editProjectPath = (id: string) => `${PATHS.create}?project=${id}` as const;
/** The project form with a service chosen. Example: `orderServicePath(20101) // '/app/create?service=20101'`. */
export const orderServicePath = (id: number) => `${PATHS.create}?service=${id}` as const;
/** Page to choose a freelancer for a project. */
export const addFreelancerPath = (projectId: string) => `${PATHS.create}/addFreelancer/${projectId}` as const;
/** Thank-you page after acceptance, with the money trail. */
export const completePath = (projectId: string) => `${PATHS.complete}?project=${projectId}` as const;
/** A customer's profile, read-only. */
export const customerPath = (id: string) => `/app/customer/${id}` as const;
/** E-mail, password and sessions of the own profile; a profile without tabs shows them, too. */
export const ACCOUNT_PATH = `${PATHS.user}?tab=account` as const;
/** Verification and contract of a freelancer's own profile. */
export const OWN_VERIFICATION_PATH = `${PATHS.user}?tab=verification` as const;
/** A freelancer's profile, read-only. */
export const freelancerPath = (id: string) => `/app/freelancer/${id}` as const;
/** A part of that profile. Example: `freelancerPartPath('4711', 'reviews')`. */
export const freelancerPartPath = (id: string, part: 'work' | 'reviews' | 'record') =>
  `${freelancerPath(id)}?tab=${part}` as const;
/** A person as managers see them. Example: `personPath('4711') // '/app/people/4711'`. */
export const personPath = (id: string) => `${PATHS.people}/${id}` as const;
/** Profile of either role; redirects to {@link freelancerPath} or {@link customerPath}. Source: seed.md §2. */
export const profilePath = (id: string) => `/app/profile/${id}` as const;
/** A freelancer's finances, for managers. */
export const freelancerFinancesPath = (id: string) => `${freelancerPath(id)}/finances` as const;
/** A freelancer's page without sign-in, if they made it public. Never changes: people pass it on. */
export const publicPath = (id: string) => `/p/${id}` as const;
/** A service's page with its price, without sign-in. Example: `servicePath(20101) // '/services/20101'`. */
export const servicePath = (id: number | string) => `${PATHS.services}/${id}` as const;
/** A portfolio work. */
export const portfolioPath = (id: string) => `${PATHS.portfolio}/${id}` as const;
/** Conversation about a project with a candidate or its executor. */
export const conversationPath = <Project extends string, Freelancer extends string>(
  projectId: Project,
  freelancerId: Freelancer,
) => `${PATHS.conversations}/${projectId}/${freelancerId}` as const;
/** The public documents. Source: seed.md §2. */
export const LEGAL_DOCUMENTS = ['service-agreement', 'cookie-policy', 'privacy-policy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];
/** Page of a document. Example: `legalPath('cookie-policy') // '/legal/cookie-policy'`. */
export const legalPath = <Document extends LegalDocument | ':document'>(document: Document) =>
  `/legal/${document}` as const;
