/** Names of fields and parameters; a question mark marks optional ones. */
type Names = string;

/** A call as specified. */
export interface SpecifiedCall {
  readonly query?: Names;
  readonly body?: Names;
  /** Specified fields of the reply. */
  readonly reply?: Names;
  /** Media type, if the reply is a file. */
  readonly file?: string;
}

const OWN_LIST = { query: 'page? status?', reply: 'projects page pages total' };
const REQUISITES = 'inn companyName legalAddress bik correspondentAccount paymentAccount bankName';
const PDF = 'application/pdf';

/**
 * Every call as specified, written by hand from the specification, not from the code. Source: seed.md §7, product.md
 * §6.
 */
// oxfmt-ignore
export const SPECIFIED_CALLS: Readonly<Record<string, SpecifiedCall>> = {
  'POST /api/auth/signup': { body: 'first_name last_name email password type_client', reply: 'token' },
  'POST /api/auth/login': { body: 'email password', reply: 'token' },
  'POST /api/auth/signup_confirmation': { body: 'confirmation_key' },
  'POST /api/auth/refresh-tokens': { body: '', reply: 'token' },
  'POST /api/auth/recovery-password': { body: 'email' },
  'POST /api/auth/setting-password': { body: 'password secret_key' },
  'POST /api/auth/signout': { body: 'token' },
  'POST /api/auth/request_email_code': { body: 'user_id' },
  'POST /api/auth/send_email_code': { body: 'user_id confirmation_code' },
  'POST /api/auth/change_password': { body: 'user_id password new_password' },
  'POST /api/auth/change_email': { body: 'user_id email password?' },
  'POST /api/auth/undo_email': { body: 'secret_key', reply: 'secret_key email' },
  'GET /api/auth/sessions': { query: 'page?', reply: 'sessions page pages total' },
  'DELETE /api/auth/sessions': { query: 'session_id' },
  'DELETE /api/auth/sessions/others': {},
  'GET /api/manager/accounts': { query: 'user_id', reply: 'account' },
  'POST /api/manager/accounts/end_sessions': { body: 'user_id' },
  'POST /api/manager/accounts/block': { body: 'user_id reason' },
  'POST /api/manager/accounts/unblock': { body: 'user_id' },

  'GET /api/freelancers/free': { reply: 'freelancer_status' },
  'POST /api/freelancers/free': { query: 'status_free' },
  'GET /api/freelancers': { query: 'tasks? project_types?', reply: 'freelancers page pages total' },
  'GET /api/customer/match': { query: 'project_id page?', reply: 'freelancers page pages total' },
  'GET /api/my_freelancers': { query: 'id page?', reply: 'freelancers page pages total' },
  'PUT /api/my_freelancers/favorite': { query: 'freelancer_id favorite' },
  'GET /api/freelancers/profile': { query: 'id' },
  'GET /api/freelancers/portfolios': { query: 'id page?', reply: 'page pages total' },
  'POST /api/freelancers/portfolios': {},
  'PUT /api/freelancers/portfolios': {},
  'DELETE /api/freelancers/portfolios': { query: 'id' },
  'GET /api/freelancers/portfolio': { query: 'portfolio_id' },
  'GET /api/freelancers/verification/links': { query: 'freelancer_id' },
  'POST /api/freelancers/verification/links': { query: 'freelancer_id?', body: 'links contacts' },
  'DELETE /api/freelancers/verification/links': { query: 'freelancer_id? link_id' },
  'GET /api/freelancers/contract': { reply: 'status contract_number' },
  'GET /api/freelancers/contract_file': { file: PDF },
  'POST /api/freelancers/contract': { body: 'accept' },
  'GET /api/customer/profile': { query: 'user_id', reply: 'profile' },
  'POST /api/customer/profile': { body: 'about_company links contacts' },
  'GET /api/freelancer/profile': { query: 'user_id', reply: 'profile category_ids' },
  'POST /api/freelancer/profile': { body: 'links contacts about_me category_ids' },

  'GET /api/projects': { query: 'type? page?', reply: 'projects page pages total' },
  'GET /api/customer/my_projects': OWN_LIST,
  'GET /api/freelancer/my_projects': OWN_LIST,
  'GET /api/manager/my_projects': OWN_LIST,
  'GET /api/freelancers/open_projects': { query: 'type? page?', reply: 'projects page pages total' },
  'GET /api/projects/project': { query: 'project_id', reply: 'project' },
  'POST /api/projects/project': {
    body: 'name description links type deadline budget category_id is_guarantee edits', reply: 'project_id',
  },
  'PUT /api/projects/project': { body: 'project_id name description links type deadline budget category_id' },
  'DELETE /api/projects/project': { query: 'project_id' },
  'POST /api/customer/invite_freelancer': { body: 'project_id user_id' },
  'POST /api/customer/executor': { body: 'project_id freelancer_id' },
  'POST /api/freelancer/take_project': { body: 'project_id take' },
  'PUT /api/freelancers/projects/implementation': { body: 'project_id status' },
  'POST /api/freelancer/result': { body: 'project_id result' },
  'GET /api/customer/result': { query: 'project_id' },
  'POST /api/customer/acceptance': { body: 'project_id accept' },
  'POST /api/customer/extend_review': { body: 'project_id' },
  'POST /api/customer/refund': { body: 'project_id' },
  'POST /api/freelancer/refund': { body: 'project_id agree' },
  'GET /api/customers/projects/responses': { query: 'project_id page?', reply: 'responses page pages total' },
  'POST /api/customers/projects/complain': { body: 'contacts text project_id?' },
  'GET /api/projects/project_card/results': { query: 'projectId page?', reply: 'results page pages total' },
  'GET /api/projects/project_card/improvements': { query: 'project_id page?', reply: 'improvements page pages total' },
  'GET /api/projects/project_card/comments': { query: 'project_id page?', reply: 'comments page pages total' },
  'POST /api/projects/project_card/comments': { body: 'project_id text' },
  'GET /api/projects/project_card/agreement': { query: 'project_id', reply: 'status agreement_number' },
  'GET /api/projects/project_card/agreement_file': { query: 'project_id', file: PDF },
  'GET /api/projects/project_card/invoice': { query: 'project_id' },
  'POST /api/projects/project_card/invoice': { body: `project_id ${REQUISITES}` },
  'GET /api/projects/project_card/check': { query: 'project_id', file: PDF },
  'GET /api/freelancer/invitations': { query: 'page?', reply: 'invitations page pages total' },
  'GET /api/customers/projects/invitations': { query: 'project_id page?', reply: 'invitations page pages total' },
  'POST /api/invitations/accept': { body: 'project_id take' },

  'GET /api/account/funds': { reply: 'funds pending held' },
  'POST /api/customer/pay': { body: 'project_id payment_method' },
  'POST /api/account/withdrawal': { body: 'funds payment_method?' },
  'GET /api/account/withdrawals': { query: 'page?', reply: 'withdrawals page pages total' },
  'POST /api/support/request': { body: 'name description' },

  'GET /api/manager/verifications': { reply: 'page pages total' },
  'POST /api/manager/verifications': { body: 'freelancer_id decision reason' },
  'GET /api/manager/cases': { reply: 'page pages total' },
  'POST /api/projects/case/statement': { body: 'project_id text file_ids?' },
  'POST /api/projects/case/offer': { body: 'project_id freelancer_share' },
  'POST /api/projects/case/accept_offer': { body: 'project_id offer_id' },
  'POST /api/manager/cases/resolve': { body: 'project_id freelancer_share reason' },
  'GET /api/manager/support': { reply: 'page pages total' },
  'POST /api/manager/support': { body: 'id answer' },
  'GET /api/catalogue': {},
};
