import { ConfirmCode } from '../components/confirm-code.tsx';
import { WithTicket } from '../components/with-ticket.tsx';

/** `/auth/signup_confirmation`. Source: seed.md §2. */
export function Page() {
  return <WithTicket>{(ticket) => <ConfirmCode ticket={ticket} />}</WithTicket>;
}
