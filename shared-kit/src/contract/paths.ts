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
  user: '/app/user',
  help: '/app/help',
} as const;

export const changePasswordPath = (secretKey: string) => `/auth/change_password/${secretKey}`;
export const projectPath = (id: string) => `${PATHS.projects}/${id}`;
export const addFreelancerPath = (projectId: string) => `${PATHS.create}/addFreelancer/${projectId}`;
export const customerPath = (id: string) => `/app/customer/${id}`;
export const freelancerPath = (id: string) => `/app/freelancer/${id}`;
export const LEGAL_DOCUMENTS = ['service-agreement', 'cookie-policy', 'privacy-policy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];
export const legalPath = (document: LegalDocument) => `/legal/${document}`;
