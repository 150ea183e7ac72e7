import { PROJECT_TYPES } from '@metier/contract';
import { useForm, useFormField } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useServiceName } from '@metier/shared-kit/marketplace/project';
import { Box, Icon, Panel, Typography } from '@metier/shared-kit/ui';
import type { CatalogueService } from '../../../shared/catalogue/catalogue.api.ts';
import { FromPrice } from '../../../shared/price/from-price.tsx';
import { useTexts } from '../../../texts.ts';
import type { Draft } from '../create.schema.ts';
import { ChosenScope } from './chosen-scope.tsx';
import { RadioTile } from './radio-tile.tsx';

const THREE = 'repeat(3, minmax(0, 1fr))';
/** Two columns on a phone and beside the price, or one if a long word does not fit. */
const TILES = 'repeat(auto-fill, minmax(152px, 1fr))';

/** Grids of the tiles, for their skeletons, too. */
export const TYPE_TILES = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: TILES, sm: THREE, md: TILES, lg: THREE },
} as const;
export const SERVICE_TILES = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: TILES, sm: 'repeat(auto-fill, minmax(216px, 1fr))' },
} as const;

/** Selects the project's type, then a service with its minimum price. */
export function ServicePicker({ services }: { services: readonly CatalogueService[] }) {
  'use memo';
  const t = useTexts();
  const kit = useKitTexts();
  const serviceName = useServiceName();
  const { values, setValues } = useForm<Draft>();
  const category = useFormField<number>('category_id');
  return (
    <Panel title={t('create.service')}>
      <Box role="radiogroup" aria-label={kit('project.type')} sx={{ ...TYPE_TILES, mb: 2.5 }}>
        {PROJECT_TYPES.map((type) => (
          <RadioTile
            key={type}
            name="type"
            checked={values.type === type}
            onChoose={() => void setValues((typed) => ({ ...typed, type, category_id: 0 }), false)}
          >
            <Icon name={type} />
            <Typography component="span" sx={{ fontWeight: 550 }}>
              {kit(`type.${type}`)}
            </Typography>
          </RadioTile>
        ))}
      </Box>
      <Box
        role="radiogroup"
        aria-label={kit('project.category')}
        aria-describedby="category-error"
        sx={SERVICE_TILES}
      >
        {services
          .filter(({ type }) => type === values.type)
          .map(({ id, minimum_price }) => (
            <RadioTile
              key={id}
              name="category_id"
              checked={category.value === id}
              invalid={category.error !== undefined}
              onChoose={() => category.set(id)}
            >
              <Box component="span" sx={{ flexGrow: 1 }}>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {serviceName(id)}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  <FromPrice minimumPrice={minimum_price} />
                </Typography>
              </Box>
              <Icon
                name="completed"
                sx={{
                  color: 'primary.main',
                  display: { xs: 'none', sm: 'block' },
                  visibility: category.value === id ? 'visible' : 'hidden',
                }}
              />
            </RadioTile>
          ))}
      </Box>
      <Typography
        id="category-error"
        variant="caption"
        color="error"
        sx={{ display: 'block', mt: 1, '&:empty': { display: 'none' } }}
      >
        {category.error}
      </Typography>
      <ChosenScope categoryId={category.value} />
    </Panel>
  );
}
