/**
 * The product's look: theme, the basic components of every page, and components shared by remotes. Heavier components
 * have doors of their own (`ui/dialogs`, `ui/menus`, `ui/tables`, …), because a shared module is always loaded as a
 * whole.
 */
export { default as Alert } from '@mui/material/Alert';
export { default as Box } from '@mui/material/Box';
export { default as Button, type ButtonProps } from '@mui/material/Button';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { default as Divider } from '@mui/material/Divider';
export { default as GlobalStyles } from '@mui/material/GlobalStyles';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Paper, type PaperProps } from '@mui/material/Paper';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export type { SxProps, Theme } from '@mui/material/styles';
export { DialogButton } from './actions/dialog-button.tsx';
export { DownloadButton } from './actions/download-button.tsx';
export { moveInList } from './actions/move-in-list.ts';
export { pressLink } from './actions/press-link.ts';
export { useDialog } from './actions/use-dialog.ts';
export { SEPARATOR } from './format/separator.ts';
export { Money, PointsAmount } from './format/amounts.tsx';
export { DateTime } from './format/date-time.tsx';
export { useFormats } from './format/use-formats.ts';
export { useProductNow } from './format/use-product-now.ts';
export type { Formats } from './format/formats.ts';
export { Icon } from './icons/icon.tsx';
export type { IconName } from './icons/icons.ts';
export { Facts } from './layout/facts.tsx';
export { Avatar } from './layout/avatar.tsx';
export { Initials } from './layout/initials.tsx';
export { LevelBar } from './layout/level-bar.tsx';
export { ButtonLink, ExternalLink, TextLink } from './layout/links.tsx';
export { PageHeader } from './layout/page-header.tsx';
export { PageGone } from './layout/page-title.tsx';
export { Panel } from './layout/panel.tsx';
export { VISUALLY_HIDDEN } from './layout/visually-hidden.ts';
export { ValueRow } from './layout/value-row.tsx';
export { LeaveContext } from './leave-context.ts';
export { Badge } from './states/badge.tsx';
export { EmptyState } from './states/empty-state.tsx';
export { ErrorState } from './states/error-state.tsx';
export { Medallion } from './states/medallion.tsx';
export { NotFound } from './states/not-found.tsx';
export { PageError } from './states/page-error.tsx';
export { Pager } from './states/pager.tsx';
export { RatingMark } from './states/rating-mark.tsx';
export { QueryStates } from './states/query-states.tsx';
export { ShownAlert } from './states/shown-alert.tsx';
export { Stars } from './states/stars.tsx';
export { StaleNotice } from './states/stale-notice.tsx';
export { IN_ORDER, keepInOrder } from './states/in-order.ts';
export {
  ButtonSkeleton,
  LineSkeleton,
  PageSkeleton,
  PanelSkeleton,
  PanelsSkeleton,
  RowsSkeleton,
  Waiting,
} from './states/skeletons.tsx';
export { FORCED_MARK } from './theme/forced-colors.ts';
export { HOVERED_INPUT_LINE, INPUT_LINE, type Tone } from './theme/palette.ts';
export { DENSE, DENSITIES, useDensity } from './theme/density.ts';
export { COLOR_MODES, UiProvider, useColorMode, type ColorMode } from './theme/ui-provider.tsx';
