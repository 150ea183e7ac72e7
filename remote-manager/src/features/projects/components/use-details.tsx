import type { ProjectRow } from '@metier/shared-kit/marketplace/project';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useDialog } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { DetailsButton } from './details-button.tsx';

const DetailsDrawer = onDemand(async () => (await import('./details-drawer.tsx')).DetailsDrawer);

/** A project, and the list that it was opened from. */
interface Listed {
  readonly row: ProjectRow;
  readonly rows: readonly ProjectRow[];
}

/**
 * The details of the projects of a list: a button for each row, and the drawer. Render `drawer` outside of the list: the
 * row may be removed while it is open.
 */
export function useDetails(): {
  detailsButton: (row: ProjectRow, rows: readonly ProjectRow[]) => ReactNode;
  drawer: ReactNode;
} {
  const { open, dialog } = useDialog<Listed>(({ subject, close }) => (
    <DetailsDrawer first={subject.row} rows={subject.rows} onClose={close} />
  ));
  return {
    detailsButton: (row, rows) => <DetailsButton name={row.name} onClick={() => open({ row, rows })} />,
    drawer: dialog,
  };
}
