/** Every screen's path, so that none is written twice: links, redirects and the mails' links use these. */
export const PATHS = {
  login: '/auth/login',
  registration: '/auth/registration',
  recoveryPassword: '/auth/recovery-password',
  requestCode: '/auth/request_code',
  signUpConfirmation: '/auth/signup_confirmation',
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
  support: '/app/support',
  portfolio: '/app/portfolio',
  team: '/app/team',
  user: '/app/user',
  help: '/app/help',
  notifications: '/app/notifications',
  notificationMails: '/app/notifications/mails',
} as const;

// `as const` keeps their shape in the type, so that a route of a manifest can be written as projectPath(':id').
/** Where a new password is set with the key out of a mail. */
export const changePasswordPath = (secretKey: string) => `/auth/change_password/${secretKey}` as const;
/**
 * The link of that mail. It says whose password is set, behind `#`, so that no server reads it: a password manager
 * needs the address, and the page asks for none.
 *
 * @example recoveryLinkPath('k1', 'ada@example.com') // '/auth/change_password/k1#email=ada%40example.com'
 */
export const recoveryLinkPath = (secretKey: string, email: string) =>
  `${changePasswordPath(secretKey)}#${new URLSearchParams({ email }).toString()}` as const;
/** Page that undoes a change of the e-mail, with the mailed key. */
export const undoEmailPath = (secretKey: string) => `/auth/undo_email/${secretKey}` as const;
/** Page that stops mails of a kind, with the token of such a mail. */
export const unsubscribePath = (token: string) => `/auth/unsubscribe/${token}` as const;
/** A project, as its reader's role sees it. Example: `projectPath('4711') // '/app/projects/4711'`. */
export const projectPath = (id: string) => `${PATHS.projects}/${id}` as const;
/** An older address of a project, which leads to {@link projectPath}. Source: seed.md §2. */
export const projectAliasPath = (id: string) => `/app/project/${id}` as const;
/** The form of a question to the support, filled in. Example: `helpPath({ theme: 'Objection', text: '' })`. */
export const helpPath = (question: { readonly theme: string; readonly text: string }) =>
  `${PATHS.help}?${new URLSearchParams(question).toString()}` as const;
/** Another address of {@link PATHS.help}. Source: seed.md §2. */
export const FEEDBACK_PATH = '/app/feedback';
/** The form of a new project, filled with this one. */
export const editProjectPath = (id: string) => `${PATHS.create}?project=${id}` as const;
/** Where a freelancer is picked for a project. */
export const addFreelancerPath = (projectId: string) => `${PATHS.create}/addFreelancer/${projectId}` as const;
/** The thanks for accepted work, with the way of its money. */
export const completePath = (projectId: string) => `${PATHS.complete}?project=${projectId}` as const;
/** A customer's profile, read-only. */
export const customerPath = (id: string) => `/app/customer/${id}` as const;
/** A freelancer's profile, read-only. */
export const freelancerPath = (id: string) => `/app/freelancer/${id}` as const;
/** A profile of either role, which leads to {@link freelancerPath} or {@link customerPath}. Source: seed.md §2. */
export const profilePath = (id: string) => `/app/profile/${id}` as const;
/** A freelancer's finances, as a manager reads them. */
export const freelancerFinancesPath = (id: string) => `${freelancerPath(id)}/finances` as const;
/** A piece of work that a freelancer shows. */
export const portfolioPath = (id: string) => `${PATHS.portfolio}/${id}` as const;
/** The conversation of a project with one of its candidates or its executor. */
export const conversationPath = <Project extends string, Freelancer extends string>(
  projectId: Project,
  freelancerId: Freelancer,
) => `${PATHS.conversations}/${projectId}/${freelancerId}` as const;
/** The documents that everybody can read. Source: seed.md §2. */
export const LEGAL_DOCUMENTS = ['service-agreement', 'cookie-policy', 'privacy-policy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];
/** Where a document is read. Example: `legalPath('cookie-policy') // '/legal/cookie-policy'`. */
export const legalPath = <Document extends LegalDocument | ':document'>(document: Document) =>
  `/legal/${document}` as const;
