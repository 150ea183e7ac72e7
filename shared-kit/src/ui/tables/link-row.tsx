import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { pressLink } from '../actions/press-link.ts';

/**
 * A row of a table that is pressed as a whole: a press outside of its links and buttons activates its first link. By
 * keyboard and for screen readers it is a row with that link.
 *
 * @example
 * <LinkRow key={id}>
 *   <TableCell component="th" scope="row"><TextLink to={personPath(id)}>{name}</TextLink></TableCell>
 * </LinkRow>
 */
export const LinkRow = ({ children }: { children: ReactNode }) => (
  <TableRow
    hover
    onClick={pressLink}
    sx={{ cursor: 'pointer', '&:last-child :is(td, th)': { borderBottom: 0 } }}
  >
    {children}
  </TableRow>
);
