import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import type { MouseEvent as Press } from 'react';

const OWN_PRESS = 'a, button, input, select, textarea, label';

/**
 * A table row that is pressed as a whole: a press beside its buttons and links is one of its first link, with the same
 * modifier keys. No positioned overlay: it would keep text from being selected, and some browsers do not position in rows.
 *
 * @example <LinkedRow><TableCell><TextLink to={path}>{name}</TextLink></TableCell></LinkedRow>
 */
export const LinkedRow = (props: Omit<TableRowProps, 'onClick' | 'hover'>) => (
  <TableRow {...props} hover onClick={press} sx={[{ cursor: 'pointer' }, ...[props.sx ?? {}].flat()]} />
);

function press(event: Press<HTMLTableRowElement>): void {
  const { currentTarget: row, target, ctrlKey, metaKey, shiftKey } = event;
  // A dialog of the row is outside of it in the document, although its events pass here.
  if (!(target instanceof Element) || !row.contains(target) || target.closest(OWN_PRESS)) return;
  if (window.getSelection()?.type === 'Range') return;
  row
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
