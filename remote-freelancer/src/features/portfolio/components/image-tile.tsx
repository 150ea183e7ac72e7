import { Box, Icon, IconButton } from '@metier/shared-kit/ui';

interface ImageTileProps {
  source: string;
  /** Label of the remove button. */
  remove: string;
  onRemove: () => void;
}

/** A selected image with a remove button. */
export function ImageTile({ source, remove, onRemove }: ImageTileProps) {
  return (
    <Box component="li" sx={{ position: 'relative', width: 104, height: 78 }}>
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
        aria-label={remove}
        onClick={onRemove}
        sx={{
          position: 'absolute',
          top: 4,
          right: 4,
          p: 0.5,
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'background.default' },
        }}
      >
        <Icon name="close" sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  );
}
