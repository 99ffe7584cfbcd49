import { type ColourName, type ColourPair, palette } from './palette.ts'
import { type Finish, type Mask, presetOf } from './presets.ts'

type Colours = Readonly<Partial<Record<ColourName, ColourPair>>>

/** What each mask changes; green is the palette itself. */
export const maskColours: Readonly<Record<Exclude<Mask, 'green'>, Colours>> = {
  black: {
    band: ['#1c2226', '#171c1f'],
    'band-2': ['#13181b', '#101416'],
    mask: ['#34434b', '#b3c4cc'],
    'mask-wash': ['#e6ebed', '#222c31'],
    'on-band-2': ['#b8c4ca', '#b8c4ca'],
  },
  blue: {
    band: ['#103a6b', '#0f3058'],
    'band-2': ['#0b2b51', '#0b2442'],
    mask: ['#184f93', '#93bff2'],
    'mask-wash': ['#e1ebf7', '#16304e'],
    'on-band-2': ['#b5c9e2', '#b5c9e2'],
  },
  red: {
    band: ['#6b1a1c', '#561618'],
    'band-2': ['#521315', '#411012'],
    mask: ['#93272a', '#f0a5a0'],
    'mask-wash': ['#f8e6e4', '#46201f'],
    'on-band-2': ['#e6c2c0', '#e6c2c0'],
  },
  violet: {
    band: ['#432a6e', '#37235a'],
    'band-2': ['#331f55', '#2a1a45'],
    mask: ['#573a8c', '#c0a9ef'],
    'mask-wash': ['#ece6f6', '#32264c'],
    'on-band-2': ['#cec0e6', '#cec0e6'],
  },
}

/** What each finish changes; gold is the palette itself. */
export const finishColours: Readonly<Record<Exclude<Finish, 'gold'>, Colours>> = {
  tin: {
    gold: ['#bcd0d8', '#b4cad3'],
    'gold-hover': ['#a6bfc9', '#cadce3'],
    'gold-edge': ['#3d5762', '#e2eef3'],
    'gold-ink': ['#3d5762', '#b4cad3'],
    'gold-wash': ['#e8f0f3', '#1f2f36'],
  },
  copper: {
    gold: ['#e39a6a', '#e0945f'],
    'gold-hover': ['#d68a58', '#ecaa7c'],
    'gold-edge': ['#7d3c14', '#f5c9a8'],
    'gold-ink': ['#83401a', '#eba777'],
    'gold-wash': ['#fbeade', '#3a2314'],
  },
}

/** All colours of a preset by its index; `tokens.css` has the same values, and a spec compares them. */
export const presetPalette = (index: number): Readonly<Record<ColourName, ColourPair>> => {
  const { mask, finish } = presetOf(index)
  return {
    ...palette,
    ...(mask === 'green' ? {} : maskColours[mask]),
    ...(finish === 'gold' ? {} : finishColours[finish]),
  }
}
