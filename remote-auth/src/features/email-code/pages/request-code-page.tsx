import { RequestCode } from '../components/request-code.tsx';
import { WithTicket } from '../components/with-ticket.tsx';

/** `/auth/request_code`. Source: seed.md §2. */
export function Page() {
  return <WithTicket>{(ticket) => <RequestCode ticket={ticket} />}</WithTicket>;
}
