import { TextField } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box, Icon, IconButton } from '@metier/shared-kit/ui';

interface ImageTileProps {
  source: string;
  /** Field of the alternative text, and its label. */
  alt: string;
  label: string;
  /** Label of the remove button. */
  remove: string;
  onRemove: () => void;
  isCover: boolean;
  /** Label of the button that makes it the cover. */
  cover: string;
  onCover: () => void;
}

const BUTTON = {
  position: 'absolute',
  top: 4,
  p: 0.5,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.default' },
} as const;

/** A selected image that can be described, become the cover or be removed. */
export function ImageTile({ source, alt, label, remove, onRemove, isCover, cover, onCover }: ImageTileProps) {
  const kit = useKitTexts();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
      <Box sx={{ position: 'relative', width: 104, height: 78, flexShrink: 0 }}>
        <Box
          component="img"
          src={source}
          alt=""
          sx={{
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            borderRadius: 1,
            display: 'block',
            bgcolor: 'tone.grey.ground',
          }}
        />
        <IconButton
          size="small"
          aria-label={cover}
          aria-pressed={isCover}
          onClick={onCover}
          sx={{ ...BUTTON, left: 4, ...(isCover && { color: 'primary.main' }) }}
        >
          <Icon name={isCover ? 'star' : 'noStar'} sx={{ fontSize: 18 }} />
        </IconButton>
        <IconButton size="small" aria-label={remove} onClick={onRemove} sx={{ ...BUTTON, right: 4 }}>
          <Icon name="close" sx={{ fontSize: 18 }} />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TextField name={alt} label={label} optional={kit('field.optional')} />
      </Box>
    </Box>
  );
}
