import type { ColourName } from '@pinline/ui/design/palette'
import { presetPalette } from '@pinline/ui/design/preset-palette'
import type { RaThemeOptions } from 'react-admin'

/** Latin letters as in all languages; those of Chinese and Japanese differ, and the tokens name a face for each. */
const textFace = '"Sofia Sans Variable", var(--font-text)'

type ColourOf = (name: ColourName) => string
type ComponentLooks = NonNullable<RaThemeOptions['components']>

const materialComponents = (colour: ColourOf): ComponentLooks => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 0 } },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${colour('focus')}`, outlineOffset: 2 } } },
  },
  MuiButton: { styleOverrides: { root: { minHeight: 34 } } },
  MuiMenu: {
    styleOverrides: {
      paper: { background: colour('raised'), border: `1px solid ${colour('rule')}`, boxShadow: 'var(--lift-2)' },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: { background: colour('raised'), border: `1px solid ${colour('rule')}`, boxShadow: 'var(--lift-2)' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        background: colour('raised'),
        border: `1px solid ${colour('rule-2')}`,
        boxShadow: 'var(--lift-2)',
        // Its buttons stay in sight while a long form scrolls.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        width: 500,
        '&.MuiDialog-paperFullWidth': { width: 720 },
        maxWidth: 'calc(100vw - 24px)',
        margin: 12,
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { font: 'var(--t-h3)', padding: '16px 20px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 20px 16px', gap: 8, flexWrap: 'wrap' } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        background: colour('well'),
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colour('focus'), borderWidth: 2 },
      },
      notchedOutline: { borderColor: colour('rule-2') },
    },
  },
  MuiInputLabel: {
    styleOverrides: { root: { color: colour('ink-2'), '&.Mui-focused': { color: colour('focus') } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colour('rule'), fontSize: '0.875rem', letterSpacing: 0 },
      body: { whiteSpace: 'nowrap' },
      head: { background: colour('well'), color: colour('ink-3'), font: 'var(--t-label)', whiteSpace: 'nowrap' },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: colour('ink') } } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { fontSize: '0.75rem', background: colour('ink'), color: colour('sheet'), borderRadius: 2 },
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 2 } } },
  MuiLink: { styleOverrides: { root: { color: colour('mask') } } },
  MuiTablePagination: { styleOverrides: { root: { color: colour('ink-2') } } },
})

const adminComponents = (colour: ColourOf): ComponentLooks => ({
  RaList: {
    styleOverrides: {
      root: { '& .RaList-content': { border: `1px solid ${colour('rule')}`, boxShadow: 'none', minWidth: 0 } },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { padding: '6px 10px', background: colour('well') },
        '& .RaDataTable-rowCell': { padding: '4px 10px', height: 'var(--row)' },
        // The last column of orders stays in view on a laptop.
        '@media (max-width: 1599px)': {
          '& .RaDataTable-headerCell, & .RaDataTable-rowCell': { paddingInline: '7px' },
        },
        '& .RaDataTable-rowOdd, & .RaDataTable-rowEven': { background: 'transparent' },
        '& .RaDataTable-row:hover': { background: `${colour('well')} !important` },
        '& .RaDataTable-tableWrapper': { position: 'relative', maxHeight: 700, overflow: 'auto' },
      },
    },
  },
})

/** MUI's theme in the product's colours. Literal values, because MUI computes with them. */
const themeOf = (mode: 'light' | 'dark', colour: ColourOf): RaThemeOptions => ({
  palette: {
    mode,
    primary: { main: colour('mask'), contrastText: colour('sheet') },
    secondary: { main: colour('gold'), dark: colour('gold-hover'), contrastText: colour('on-gold') },
    error: { main: colour('danger') },
    warning: { main: colour('warn') },
    info: { main: colour('info') },
    success: { main: colour('ok') },
    background: { default: colour('desk'), paper: colour('sheet') },
    text: { primary: colour('ink'), secondary: colour('ink-2'), disabled: colour('ink-3') },
    divider: colour('rule'),
  },
  shape: { borderRadius: 2 },
  breakpoints: { values: { xs: 0, sm: 750, md: 1000, lg: 1200, xl: 1600 } },
  typography: {
    fontFamily: textFace,
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 600 },
    body1: { fontSize: '0.875rem', lineHeight: 1.43, letterSpacing: 0 },
    body2: { fontSize: '0.875rem', lineHeight: 1.43, letterSpacing: 0 },
    caption: { fontSize: '0.75rem', letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 90,
      shorter: 90,
      short: 140,
      standard: 140,
      complex: 220,
      enteringScreen: 140,
      leavingScreen: 90,
    },
  },
  components: { ...materialComponents(colour), ...adminComponents(colour) },
})

/** The theme of a scheme in the colours of a preset. */
export const consoleTheme = (mode: 'light' | 'dark', themeIndex: number): RaThemeOptions => {
  const palette = presetPalette(themeIndex)
  return themeOf(mode, (name) => palette[name][mode === 'light' ? 0 : 1])
}
