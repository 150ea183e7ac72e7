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
  finances: '/app/finances',
  verification: '/app/verification',
  cases: '/app/cases',
  support: '/app/support',
  portfolio: '/app/portfolio',
  team: '/app/team',
  user: '/app/user',
  help: '/app/help',
} as const;

// `as const` keeps their shape in the type, so that a route of a manifest can be written as projectPath(':id').
export const changePasswordPath = (secretKey: string) => `/auth/change_password/${secretKey}` as const;
export const projectPath = (id: string) => `${PATHS.projects}/${id}` as const;
export const editProjectPath = (id: string) => `${PATHS.create}?project=${id}` as const;
export const addFreelancerPath = (projectId: string) => `${PATHS.create}/addFreelancer/${projectId}` as const;
export const completePath = (projectId: string) => `${PATHS.complete}?project=${projectId}` as const;
export const customerPath = (id: string) => `/app/customer/${id}` as const;
export const freelancerPath = (id: string) => `/app/freelancer/${id}` as const;
export const freelancerFinancesPath = (id: string) => `${freelancerPath(id)}/finances` as const;
export const portfolioPath = (id: string) => `${PATHS.portfolio}/${id}` as const;
export const LEGAL_DOCUMENTS = ['service-agreement', 'cookie-policy', 'privacy-policy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];
export const legalPath = (document: LegalDocument) => `/legal/${document}` as const;
