import type { ErrorCode } from '@metier/contract';
import type { Call } from '@metier/contract/operations';
import type { Stage } from './matrix-world.ts';

/**
 * Everybody who may come, in the order in which they do: whoever is refused comes before whoever succeeds, so that the
 * project is still as it was. `executor` is the freelancer of the project (assigned, invited or wanted), `owner` its
 * customer, `sign-up` holds a token that may only deal with codes.
 */
export const CALLERS = [
  'visitor',
  'expired',
  'sign-up',
  'other customer',
  'other freelancer',
  'manager',
  'executor',
  'owner',
] as const;
export type Caller = (typeof CALLERS)[number];

/** The code of the error with its own HTTP status, or 200. */
type Cell = 'ok' | ErrorCode;
/** The stage of the project that the call is about (`-`: about none), then the answer for each caller. */
export type Row = readonly [Stage | '-', Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell];

/** What everybody is answered when they send the example of a call. Source: seed.md §6, product.md §§2, 6, 7. */
// oxfmt-ignore
export const ROLE_MATRIX = {
  //                                              about            visitor expired sign-up other cust other free manager executor owner 
  // All from one address for one e-mail: throttled after five wrong passwords.
  'POST /api/auth/login':                         ['-',             1004,   1004,   1004,   1004,      1004,      1007,   1007,    1007],
  'POST /api/auth/signup':                        ['-',             'ok',   'ok',   'ok',   'ok',      'ok',      'ok',   'ok',    'ok'],
  'POST /api/auth/request_email_code':            ['-',             1001,   1010,   'ok',   'ok',      'ok',      'ok',   'ok',    'ok'],
  'POST /api/auth/send_email_code':               ['-',             1001,   1010,   1009,   1009,      1009,      1009,   1009,    1009],
  'POST /api/auth/signup_confirmation':           ['-',             1001,   1010,   1009,   1009,      1009,      1009,   1009,    1009],
  'POST /api/auth/refresh-tokens':                ['-',             1011,   1011,   1011,   1011,      1011,      1011,   1011,    1011],
  'POST /api/auth/signout':                       ['-',             'ok',   'ok',   'ok',   'ok',      'ok',      'ok',   'ok',    'ok'],
  'POST /api/auth/recovery-password':             ['-',             'ok',   'ok',   'ok',   'ok',      'ok',      'ok',   'ok',    'ok'],
  'POST /api/auth/setting-password':              ['-',             1009,   1009,   1009,   1009,      1009,      1009,   1009,    1009],
  'POST /api/auth/change_password':               ['-',             1001,   1010,   1002,   'ok',      'ok',      'ok',   'ok',    'ok'],
  'POST /api/auth/change_email':                  ['-',             1001,   1010,   1002,   'ok',      'ok',      'ok',   'ok',    'ok'],
  'POST /api/auth/undo_email':                    ['-',             1009,   1009,   1009,   1009,      1009,      1009,   1009,    1009],
  'GET /api/auth/sessions':                       ['-',             1001,   1010,   1002,   'ok',      'ok',      'ok',   'ok',    'ok'],
  'DELETE /api/auth/sessions':                    ['-',             1001,   1010,   1002,   1005,      1005,      1005,   1005,    1005],
  'DELETE /api/auth/sessions/others':             ['-',             1001,   1010,   1002,   'ok',      'ok',      'ok',   'ok',    'ok'],
  'GET /api/catalogue':                           ['-',             'ok',   'ok',   'ok',   'ok',      'ok',      'ok',   'ok',    'ok'],
  'GET /api/freelancers/free':                    ['-',             1001,   1010,   1002,   1002,      'ok',      1002,   'ok',    1002],
  'POST /api/freelancers/free':                   ['-',             1001,   1010,   1002,   1002,      'ok',      1002,   'ok',    1002],
  'GET /api/customer/profile':                    ['-',             1001,   1010,   1002,   'ok',      'ok',      'ok',   'ok',    'ok'],
  'POST /api/customer/profile':                   ['-',             1001,   1010,   1002,   'ok',      1002,      1002,   1002,    'ok'],
  'GET /api/freelancer/profile':                  ['-',             1001,   1010,   1002,   'ok',      'ok',      'ok',   'ok',    'ok'],
  'POST /api/freelancer/profile':                 ['-',             1001,   1010,   1002,   1002,      'ok',      1002,   'ok',    1002],
  'GET /api/freelancers':                         ['-',             1001,   1010,   1002,   'ok',      1002,      'ok',   1002,    'ok'],
  'GET /api/freelancers/profile':                 ['-',             1001,   1010,   1002,   'ok',      'ok',      'ok',   'ok',    'ok'],
  'GET /api/my_freelancers':                      ['-',             1001,   1010,   1002,   1005,      1002,      1002,   1002,    'ok'],
  'PUT /api/my_freelancers/favorite':             ['-',             1001,   1010,   1002,   'ok',      1002,      1002,   1002,    'ok'],
  'GET /api/freelancers/portfolios':              ['-',             1001,   1010,   1002,   'ok',      'ok',      'ok',   'ok',    'ok'],
  'GET /api/freelancers/portfolio':               ['-',             1001,   1010,   1002,   1005,      1005,      1005,   1005,    1005],
  'POST /api/freelancers/portfolios':             ['-',             1001,   1010,   1002,   1002,      'ok',      1002,   'ok',    1002],
  'PUT /api/freelancers/portfolios':              ['-',             1001,   1010,   1002,   1002,      1005,      1002,   1005,    1002],
  'DELETE /api/freelancers/portfolios':           ['-',             1001,   1010,   1002,   1002,      1005,      1002,   1005,    1002],
  'GET /api/freelancers/portfolio_image':         ['-',             1005,   1005,   1005,   1005,      1005,      1005,   1005,    1005],
  'GET /api/freelancers/verification/links':      ['-',             1001,   1010,   1002,   1002,      1005,      'ok',   'ok',    1002],
  'POST /api/freelancers/verification/links':     ['-',             1001,   1010,   1002,   1002,      'ok',      1002,   'ok',    1002],
  'DELETE /api/freelancers/verification/links':   ['-',             1001,   1010,   1002,   1002,      1005,      1002,   1005,    1002],
  // Each caller passes their own id, and managers' accounts cannot be managed.
  'GET /api/manager/accounts':                     ['-',             1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'POST /api/manager/accounts/end_sessions':       ['-',             1001,   1010,   1002,   1002,      1002,      1002,   1002,    1002],
  'POST /api/manager/accounts/block':              ['-',             1001,   1010,   1002,   1002,      1002,      1002,   1002,    1002],
  'POST /api/manager/accounts/unblock':            ['-',             1001,   1010,   1002,   1002,      1002,      1002,   1002,    1002],
  'GET /api/manager/verifications':               ['-',             1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'POST /api/manager/verifications':              ['-',             1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'GET /api/projects':                            ['-',             1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'GET /api/customer/my_projects':                ['-',             1001,   1010,   1002,   'ok',      1002,      1002,   1002,    'ok'],
  'GET /api/freelancer/my_projects':              ['-',             1001,   1010,   1002,   1002,      'ok',      1002,   'ok',    1002],
  'GET /api/manager/my_projects':                 ['-',             1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'GET /api/freelancers/open_projects':           ['-',             1001,   1010,   1002,   1002,      'ok',      1002,   'ok',    1002],
  'GET /api/projects/project':                    ['delivered',     1001,   1010,   1002,   1005,      1005,      'ok',   'ok',    'ok'],
  'POST /api/projects/project':                   ['-',             1001,   1010,   1002,   'ok',      1002,      1002,   1002,    'ok'],
  'PUT /api/projects/project':                    ['created',       1001,   1010,   1002,   1005,      1002,      1002,   1002,    'ok'],
  'DELETE /api/projects/project':                 ['created',       1001,   1010,   1002,   1005,      1002,      1002,   1002,    'ok'],
  'GET /api/customer/match':                      ['open',          1001,   1010,   1002,   1005,      1002,      1002,   1002,    'ok'],
  'GET /api/customers/projects/responses':        ['open',          1001,   1010,   1002,   1005,      1002,      'ok',   1002,    'ok'],
  'GET /api/customers/projects/invitations':      ['open',          1001,   1010,   1002,   1005,      1002,      'ok',   1002,    'ok'],
  'POST /api/freelancer/take_project':            ['open',          1001,   1010,   1002,   1002,      'ok',      1002,   'ok',    1002],
  'PUT /api/freelancers/projects/implementation': ['assigned',      1001,   1010,   1002,   1002,      1005,      1002,   'ok',    1002],
  'POST /api/freelancer/result':                  ['started',       1001,   1010,   1002,   1002,      1005,      1002,   'ok',    1002],
  'GET /api/customer/result':                     ['delivered',     1001,   1010,   1002,   1005,      1005,      'ok',   'ok',    'ok'],
  'POST /api/customer/acceptance':                ['delivered',     1001,   1010,   1002,   1005,      1002,      1002,   1002,    'ok'],
  'POST /api/customer/extend_review':             ['delivered',     1001,   1010,   1002,   1005,      1002,      1002,   1002,    'ok'],
  'POST /api/customer/refund':                    ['assigned',      1001,   1010,   1002,   1005,      1002,      1002,   1002,    'ok'],
  'POST /api/freelancer/refund':                  ['refund asked',  1001,   1010,   1002,   1002,      1005,      1002,   'ok',    1002],
  'POST /api/customers/projects/complain':        ['delivered',     1001,   1010,   1002,   1005,      1005,      1002,   'ok',    1006],
  'GET /api/manager/cases':                       ['disputed',      1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'POST /api/manager/cases/resolve':              ['disputed',      1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'GET /api/projects/project_card/results':       ['delivered',     1001,   1010,   1002,   1005,      1005,      'ok',   'ok',    'ok'],
  'GET /api/projects/project_card/improvements':  ['delivered',     1001,   1010,   1002,   1005,      1005,      'ok',   'ok',    'ok'],
  'GET /api/projects/project_card/comments':      ['delivered',     1001,   1010,   1002,   1005,      1005,      'ok',   'ok',    'ok'],
  'POST /api/projects/project_card/comments':     ['delivered',     1001,   1010,   1002,   1005,      1005,      'ok',   'ok',    'ok'],
  'GET /api/projects/project_card/activity':      ['delivered',     1001,   1010,   1002,   1005,      1005,      'ok',   'ok',    'ok'],
  'POST /api/customer/invite_freelancer':         ['open',          1001,   1010,   1002,   1005,      1002,      1002,   1002,    'ok'],
  'POST /api/customer/executor':                  ['open',          1001,   1010,   1002,   1005,      1002,      1002,   1002,    'ok'],
  'GET /api/freelancer/invitations':              ['-',             1001,   1010,   1002,   1002,      'ok',      1002,   'ok',    1002],
  'POST /api/invitations/accept':                 ['invited',       1001,   1010,   1002,   1002,      1005,      1002,   'ok',    1002],
  'POST /api/customer/pay':                       ['created',       1001,   1010,   1002,   1005,      1002,      1002,   1002,    'ok'],
  'GET /api/account/funds':                       ['-',             1001,   1010,   1002,   1002,      'ok',      'ok',   'ok',    1002],
  'GET /api/account/ledger':                      ['-',             1001,   1010,   1002,   1002,      'ok',      'ok',   'ok',    1002],
  'GET /api/account/earnings':                    ['-',             1001,   1010,   1002,   1002,      'ok',      'ok',   'ok',    1002],
  'GET /api/manager/ledger':                      ['-',             1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'POST /api/account/withdrawal':                 ['-',             1001,   1010,   1002,   1002,      1030,      1002,   1030,    1002],
  'GET /api/account/withdrawals':                 ['-',             1001,   1010,   1002,   1002,      'ok',      'ok',   'ok',    1002],
  'GET /api/freelancers/contract':               ['-',             1001,   1010,   1002,   1002,       'ok',       1002,    'ok',   1002],
  'POST /api/freelancers/contract':              ['-',             1001,   1010,   1002,   1002,       'ok',       1002,    'ok',   1002],
  'GET /api/freelancers/contract_file':          ['-',             1001,   1010,   1002,   1002,       'ok',       1002,    'ok',   1002],
  'GET /api/projects/project_card/agreement':    ['delivered',     1001,   1010,   1002,   1005,       1005,       'ok',    'ok',   'ok'],
  'GET /api/projects/project_card/agreement_file':['delivered',     1001,   1010,   1002,   1005,       1005,       'ok',    'ok',   'ok'],
  'GET /api/projects/project_card/invoice':      ['delivered',     1001,   1010,   1002,   1005,       1002,       'ok',    1002,   'ok'],
  'POST /api/projects/project_card/invoice':     ['delivered',     1001,   1010,   1002,   1005,       1002,       1002,    1002,   'ok'],
  'GET /api/projects/project_card/check':        ['billed',        1001,   1010,   1002,   1005,       1002,       'ok',    1002,   'ok'],
  'POST /api/support/request':                    ['-',             1001,   1010,   1002,   'ok',      'ok',      'ok',   'ok',    'ok'],
  'GET /api/manager/support':                      ['-',             1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'POST /api/manager/support':                     ['-',             1001,   1010,   1002,   1002,      1002,      1005,   1002,    1002],
  // The release control of a test has one app, which is as the examples tell.
  'GET /api/manager/releases':                    ['-',             1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'GET /api/manager/releases/history':            ['-',             1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'POST /api/manager/releases/rollback':          ['-',             1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
  'POST /api/manager/releases/abort_canary':      ['-',             1001,   1010,   1002,   1002,      1002,      'ok',   1002,    1002],
} as const satisfies Record<Call, Row>;
