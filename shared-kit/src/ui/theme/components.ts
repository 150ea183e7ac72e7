import { keyframes, type Components, type Theme } from '@mui/material/styles';
import { PRESSED } from '../../router/pressed.ts';
import { DENSE, densityStyles } from './density.ts';
import { fontFace } from './font/font-face.ts';
import { FORCED, FORCED_MARK } from './forced-colors.ts';
import { BUTTON_LINE, HOVERED_INPUT_LINE, INPUT_LINE } from './palette.ts';

/** A phone, or a screen at 400 % zoom, on which a button with a name in it may need two lines. */
const NARROWEST = '@media (max-width: 359.95px)';

const RING = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

const FADE = '32px';
const fadeAway = keyframes({
  from: { maskSize: '100% 100%' },
  to: { maskSize: `100% calc(100% + ${FADE})` },
});

/** Overrides of MUI components: flat, subtle borders, one visible focus ring for the keyboard. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      '@font-face': fontFace,
      ...densityStyles,
      body: {
        WebkitFontSmoothing: 'antialiased',
        MozOsxFontSmoothing: 'grayscale',
        textRendering: 'optimizeLegibility',
      },
      ':focus-visible': RING,
      // Not in the middle of a word.
      'input:placeholder-shown': { textOverflow: 'ellipsis' },
      [`:is(a, button, [role="button"]):is(:active, [${PRESSED}])`]: { opacity: 0.6 },
      [FORCED]: {
        ':is([aria-current="page"], [aria-current="true"]):not(:focus-visible), [role="tab"][aria-selected="true"]:not(:focus-visible)':
          {
            outline: '1px solid Highlight',
            outlineOffset: -1,
          },
      },
      'h1:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          // None instead of a short one, which would animate the page's font size down the tree, one level per frame.
          transition: 'none !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': RING } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 40,
        padding: '8px 16px',
        whiteSpace: 'nowrap',
        [NARROWEST]: { whiteSpace: 'normal' },
      },
      sizeSmall: {
        minHeight: 32,
        padding: '4px 12px',
        fontSize: '0.875rem',
        // As high as a row of a table has room for.
        'td &': { minHeight: `min(32px, calc(${DENSE.tableRow} - 8px))`, paddingBlock: 2 },
      },
      sizeLarge: { minHeight: 48, padding: '11px 20px' },
      contained: { [FORCED]: { border: '1px solid' } },
      outlined: ({ theme }) => ({
        borderColor: BUTTON_LINE,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': {
          borderColor: INPUT_LINE,
          backgroundColor: theme.vars.palette.action.hover,
        },
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiAlert: {
    styleOverrides: {
      // In a narrow one the action goes below the text, which it would squeeze to a column of single words.
      root: { flexWrap: 'wrap', alignItems: 'center', border: 0, padding: '8px 16px' },
      message: { flex: '1 1 160px', minWidth: 0 },
      action: { paddingTop: 0, alignItems: 'center' },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: 550, textUnderlineOffset: '0.2em' } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: HOVERED_INPUT_LINE,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 18%, transparent)`,
        },
        [FORCED]: { '&.Mui-focused': { outline: '2px solid Highlight' } },
        '& input:focus-visible, & textarea:focus-visible, & select:focus-visible': { outline: 'none' },
      }),
      notchedOutline: { borderColor: INPUT_LINE, borderWidth: '1px !important' },
      input: { padding: '10px 12px', height: 'auto', lineHeight: '20px' },
      multiline: { padding: '10px 12px', '& textarea': { padding: 0 } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, marginRight: 0, fontSize: '0.8125rem' } } },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 8%, transparent)`,
      }),
      rectangular: { borderRadius: 10 },
      circular: { borderRadius: '50%' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      // Aligned at the top: centred, it would move whenever its content grows.
      container: { alignItems: 'flex-start' },
      paper: ({ theme }) => ({
        borderRadius: 14,
        marginTop: 'max(32px, 12dvh)',
        maxHeight: 'calc(100% - 32px - max(32px, 12dvh))',
        [theme.breakpoints.down('sm')]: {
          width: 'calc(100% - 24px)',
          margin: 12,
          maxHeight: 'calc(100% - 24px)',
        },
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { component: 'h2', variant: 'h2' },
    styleOverrides: { root: { padding: '24px 24px 8px' } },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '8px 24px 16px',
        // Fades out above the buttons while there is more to scroll.
        maskImage: `linear-gradient(to bottom, #000 calc(100% - ${FADE}), transparent)`,
        maskRepeat: 'no-repeat',
        maskSize: `100% calc(100% + ${FADE})`,
        animation: `${fadeAway} linear both`,
        animationTimeline: 'scroll(self block)',
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 24px 24px',
        gap: 8,
        flexWrap: 'wrap',
        // Full width on phones; when wrapped, the primary button comes first.
        [theme.breakpoints.down('sm')]: { flexWrap: 'wrap-reverse', '& > :not(style)': { flexGrow: 1 } },
      }),
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.shadows[8],
        marginTop: 6,
        minWidth: 180,
        // A shadow does not show on a dark page.
        ...theme.applyStyles('dark', {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 7%, ${theme.vars.palette.background.paper})`,
        }),
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      // Off, its thumb would be white on white.
      switchBase: ({ theme }) => ({ '&:not(.Mui-checked)': { color: theme.vars.palette.text.secondary } }),
      thumb: FORCED_MARK,
      track: { [FORCED]: { border: '1px solid', opacity: '1 !important' } },
    },
  },
  MuiSlider: {
    styleOverrides: { thumb: FORCED_MARK, rail: { [FORCED]: { border: '1px solid', opacity: 1 } } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        fontSize: '0.9375rem',
        minHeight: 40,
        gap: 10,
        margin: '0 6px',
        borderRadius: 8,
        paddingInline: 10,
      },
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 44, minWidth: 0, padding: '10px 14px', fontWeight: 550 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: DENSE.tableRow,
        padding: `${DENSE.cell} 16px`,
        fontSize: '0.875rem',
        borderBottomColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 550,
        height: 'auto',
        paddingBlock: DENSE.headCell,
      }),
    },
  },
};
