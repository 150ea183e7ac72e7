import { LIMITS } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { ButtonLink, DialogButton, Icon, Stack, Typography } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { useDeleteView, useSavedViews, type SavedView, type ViewQuery } from '../saved-views.api.ts';
import { viewPath } from '../view-path.ts';

const ViewDialog = onDemand(async () => (await import('./view-dialog.tsx')).ViewDialog);

interface SavedViewsProps {
  /** The current filter, search, order and page size. */
  query: ViewQuery;
  /** False for the list as it is without any. */
  isSet: boolean;
}

/** The manager's saved views as links, and what can be done with the opened one or with a filter that is not saved. */
export function SavedViews({ query, isSet }: SavedViewsProps) {
  const t = useTexts();
  const { data, isError } = useSavedViews();
  if (!data) return isError ? null : <Row label={t('views.label')} isWaiting />;
  const here = viewPath(query);
  const opened = data.views.find((view) => viewPath(view.query) === here);
  const canSave = isSet && !opened && data.views.length < LIMITS.savedViews;
  return (
    <Row label={t('views.label')}>
      {data.views.map((view) => (
        <ButtonLink
          key={view.id}
          to={viewPath(view.query)}
          size="small"
          variant={view === opened ? 'contained' : 'outlined'}
          color={view === opened ? 'primary' : 'inherit'}
          aria-current={view === opened ? 'page' : undefined}
          sx={CHIP}
        >
          <span>{view.name}</span>
        </ButtonLink>
      ))}
      {canSave && (
        <DialogButton
          size="small"
          startIcon={<Icon name="add" />}
          dialog={(close) => <ViewDialog views={data.views} subject={{ query }} onClose={close} />}
        >
          {t('views.save')}
        </DialogButton>
      )}
      {opened && <OpenedView view={opened} views={data.views} />}
      {data.views.length === 0 && !canSave && (
        <Typography variant="body2" color="textSecondary">
          {t('views.none')}
        </Typography>
      )}
    </Row>
  );
}

const CHIP = {
  borderRadius: 4,
  maxWidth: 240,
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

/** Has its height before the views are known. */
const Row = ({
  label,
  isWaiting,
  children,
}: {
  label: string;
  isWaiting?: boolean;
  children?: ReactNode;
}) => (
  <Stack
    data-waiting={isWaiting ? '' : undefined}
    component="nav"
    aria-label={label}
    direction="row"
    sx={{ flexWrap: 'wrap', gap: 1, minHeight: 36, mb: 1.5, alignItems: 'center' }}
  >
    {children}
  </Stack>
);

function OpenedView({ view, views }: { view: SavedView; views: readonly SavedView[] }) {
  const t = useTexts();
  const remove = useDeleteView();
  return (
    <>
      <DialogButton
        size="small"
        color="inherit"
        aria-label={t('views.renameNamed', { name: view.name })}
        dialog={(close) => <ViewDialog views={views} subject={view} onClose={close} />}
      >
        {t('views.rename')}
      </DialogButton>
      <ConfirmButton
        size="small"
        variant="text"
        destructive
        aria-label={t('views.deleteNamed', { name: view.name })}
        title={t('views.deleteTitle', { name: view.name })}
        text={t('views.deleteText')}
        confirm={t('views.delete')}
        onConfirm={() => remove.mutateAsync({ query: { view_id: view.id } })}
      >
        {t('views.delete')}
      </ConfirmButton>
    </>
  );
}
