/** A colour in the light scheme (the drawing sheet) and in the dark one (the board). */
export type ColourPair = readonly [light: string, dark: string]

const same = (colour: string): ColourPair => [colour, colour]

/**
 * The colour pairs of the default preset. `tokens.css` has the same values as CSS variables; a spec compares them. Used
 * where literal colours are required, such as a component library's theme.
 */
export const palette = {
  desk: ['#e8eee6', '#07110d'],
  sheet: ['#fdfefc', '#0e1d17'],
  well: ['#f2f6f0', '#13271f'],
  raised: ['#ffffff', '#183026'],
  ink: ['#0e211a', '#e9f2eb'],
  'ink-2': ['#3a4e44', '#b9cabf'],
  'ink-3': ['#54675d', '#93a99d'],
  rule: ['#cdd8cc', '#233a2f'],
  'rule-2': ['#71877a', '#6b897a'],
  grid: ['#dfe8de', '#162a22'],
  band: ['#0a3a2c', '#0b3327'],
  'band-2': ['#072c21', '#08261d'],
  'on-band': same('#eef6ee'),
  'on-band-2': same('#b4ccbf'),
  mask: ['#0b5a43', '#83d0ad'],
  'mask-wash': ['#e0eee4', '#15352a'],
  gold: ['#f0b429', '#e9b53c'],
  'gold-hover': ['#e3a415', '#f3c55a'],
  'gold-edge': ['#8d6200', '#f3d58d'],
  'gold-ink': ['#745000', '#edc25f'],
  'gold-wash': ['#fbf1d6', '#2c2b14'],
  'on-gold': same('#14201a'),
  copper: ['#b8552a', '#dd8a57'],
  housing: ['#f0efe6', '#1b3027'],
  silk: ['#0e211a', '#dfeae2'],
  dim: ['#0b6183', '#86c6df'],
  hole: ['#fdfefc', '#07110d'],
  ok: ['#0a6844', '#7fd3a6'],
  'ok-wash': ['#dff1e6', '#12372a'],
  info: ['#0b5c7d', '#8ccbe3'],
  'info-wash': ['#def0f5', '#0f323e'],
  warn: ['#8a4408', '#efab74'],
  'warn-wash': ['#fdebdc', '#3c2413'],
  danger: ['#b02318', '#ff9c8e'],
  'danger-wash': ['#fce7e4', '#421712'],
  off: ['#54675d', '#93a99d'],
  'off-wash': ['#e9eee9', '#1b2d25'],
  focus: ['#0a5a8f', '#8fd0f5'],
} as const satisfies Record<string, ColourPair>

/** Name of a colour token, without the leading dashes. */
export type ColourName = keyof typeof palette
