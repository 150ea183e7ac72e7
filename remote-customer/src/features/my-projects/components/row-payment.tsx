import { ProjectStep, WatchedProject, type ProjectRow } from '@metier/shared-kit/marketplace/project';
import { onDemand } from '@metier/shared-kit/on-demand';

const PaymentDialog = onDemand(
  async () => (await import('../../../shared/payment/payment-dialog.tsx')).PaymentDialog,
);

/** The payment dialog of a project in the list. */
export const RowPayment = ({ row, onClose }: { row: ProjectRow; onClose: () => void }) => (
  <WatchedProject known={row}>
    {(project) => (
      <ProjectStep project={project} action="pay">
        <PaymentDialog project={project} onPaid={onClose} onClose={onClose} />
      </ProjectStep>
    )}
  </WatchedProject>
);
