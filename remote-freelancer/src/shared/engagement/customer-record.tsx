import { customerPath } from '@metier/contract';
import type { OpenProject } from '@metier/shared-kit/marketplace/project';
import { RatingMark, Typography } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';

interface CustomerRecordProps {
  customerId: string;
  record: OpenProject['customer_record'];
  /** The customer's name. */
  children: ReactNode;
}

/** A customer's name, completed projects and rating, which leads to the reviews, in one line. */
export function CustomerRecord({ customerId, record, children }: CustomerRecordProps) {
  const t = useTexts();
  const { finished_projects, rating } = record;
  return (
    <Typography
      variant="body2"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
    >
      {children}
      <span>{t('engagement.record', { count: finished_projects })}</span>
      <RatingMark rating={rating} to={customerPath(customerId)} />
    </Typography>
  );
}
