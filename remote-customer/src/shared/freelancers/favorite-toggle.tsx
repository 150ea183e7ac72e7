import { Button, Icon, IconButton } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { useFavorite, type Markable } from './freelancers.api.ts';

const heartOf = (marked: boolean) => (marked ? 'favorite' : 'notFavorite');

/** The heart on a card: toggles a favourite. */
export function FavoriteHeart({ freelancer }: { freelancer: Markable }) {
  const { marked, label, toggle } = useFavorite(freelancer);
  return (
    <IconButton
      aria-label={label}
      aria-pressed={marked}
      onClick={toggle}
      sx={{ color: marked ? 'primary.main' : 'text.secondary' }}
    >
      <Icon name={heartOf(marked)} />
    </IconButton>
  );
}

/** The same with a label, for the header of a profile. */
export function FavoriteButton({ freelancer }: { freelancer: Markable }) {
  const t = useTexts();
  const { marked, label, toggle } = useFavorite(freelancer);
  return (
    <Button
      variant="outlined"
      color={marked ? 'primary' : 'inherit'}
      startIcon={<Icon name={heartOf(marked)} />}
      aria-label={label}
      aria-pressed={marked}
      onClick={toggle}
    >
      {t('team.favorite')}
    </Button>
  );
}
