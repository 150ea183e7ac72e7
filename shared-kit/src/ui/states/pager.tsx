import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useKitTexts } from '../../i18n/index.ts';
import { Icon } from '../icons/icon.tsx';
import { pageNumbers } from './page-numbers.ts';

interface PagerProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/**
 * Page numbers of a list; renders nothing for a single page. Pages outside the list are ignored; a page above the
 * last counts as the last.
 */
export function Pager({ page: asked, pages, onChange }: PagerProps) {
  const t = useKitTexts();
  if (pages <= 1) return null;
  const page = Math.min(asked, pages);
  const go = (to: number) => {
    if (to >= 1 && to <= pages && to !== page) onChange(to);
  };
  return (
    <Stack
      component="nav"
      aria-label={t('pages.label')}
      direction="row"
      sx={{ justifyContent: 'center', alignItems: 'center', gap: { xs: 0.25, sm: 0.5 }, py: 2 }}
    >
      <IconButton aria-label={t('pages.previous')} disabled={page <= 1} onClick={() => go(page - 1)}>
        <Icon name="previous" />
      </IconButton>
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <Typography key={`gap-${index}`} component="span" color="textSecondary" sx={{ px: 0.5 }}>
            …
          </Typography>
        ) : (
          <Button
            key={number}
            size="small"
            color={number === page ? 'primary' : 'inherit'}
            variant={number === page ? 'contained' : 'text'}
            aria-label={t('pages.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => go(number)}
            sx={{ minWidth: { xs: 30, sm: 36 }, px: { xs: 0.5, sm: 1 } }}
          >
            {number}
          </Button>
        ),
      )}
      <IconButton aria-label={t('pages.next')} disabled={page >= pages} onClick={() => go(page + 1)}>
        <Icon name="next" />
      </IconButton>
    </Stack>
  );
}
