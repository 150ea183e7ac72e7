import { WorkCards, type Work } from '@metier/shared-kit/marketplace/profile';
import { Box, Typography, VISUALLY_HIDDEN } from '@metier/shared-kit/ui';
import { useState, type DragEvent } from 'react';
import { useTexts } from '../../../texts.ts';
import { useOrder } from '../use-order.ts';
import { MoveButtons } from './move-buttons.tsx';
import { WorkActions } from './work-actions.tsx';

interface OrderedWorksProps {
  works: readonly Work[];
  onEdit: (work: Work) => void;
}

/** All works, to be put into another order by dragging or by buttons. */
export function OrderedWorks({ works: saved, onEdit }: OrderedWorksProps) {
  const t = useTexts();
  const { works, last, move } = useOrder(saved);
  const [dragged, drag] = useState<string>();
  const [over, setOver] = useState<string>();
  const placeOf = (id: string | undefined) => works.findIndex((work) => work.id === id);
  const end = () => {
    drag(undefined);
    setOver(undefined);
  };
  const handlersOf = ({ id }: Work) => ({
    draggable: works.length > 1,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      drag(id);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(id);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      move(placeOf(dragged), placeOf(id));
      end();
    },
    onDragEnd: end,
  });
  return (
    <>
      {works.length > 1 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('portfolio.order')}
        </Typography>
      )}
      <WorkCards
        works={works}
        heading="h2"
        cardProps={(work) => ({
          ...handlersOf(work),
          sx: {
            cursor: works.length > 1 ? 'grab' : 'auto',
            ...(work.id === dragged && { opacity: 0.5 }),
            ...(work.id === over && work.id !== dragged && { outline: 2, outlineColor: 'primary.main' }),
          },
        })}
        actions={(work) => (
          <>
            <WorkActions work={work} onEdit={() => onEdit(work)} />
            <MoveButtons work={work} place={placeOf(work.id)} places={works.length} onMove={move} />
          </>
        )}
      />
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {last &&
          t('portfolio.moved', { title: last.work.title, place: last.place + 1, places: works.length })}
      </Box>
    </>
  );
}
