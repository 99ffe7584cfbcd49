import { readFileSync } from 'node:fs'
import { themePresets } from '@pinline/events/account/appearance'
import { describe, expect, it } from 'vitest'
import type { ColourName } from './palette.ts'
import { finishColours, maskColours, presetPalette } from './preset-palette.ts'
import { presetCount, presetOf } from './presets.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const inCss = (selector: string): Record<string, readonly string[]> => {
  const block = new RegExp(`\\[${selector}\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return Object.fromEntries([
    ...[...block.matchAll(/--([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)/g)].map(([, name, ...pair]) => [name, pair]),
    ...[...block.matchAll(/--([\w-]+):\s*(#\w+);/g)].map(([, name, colour]) => [name, [colour, colour]]),
  ])
}

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The ratio of WCAG 2.2. */
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Text on its ground: at least 4.5. */
const texts: readonly (readonly [text: ColourName, ground: ColourName])[] = [
  ...(['ink', 'ink-2', 'ink-3'] as const).flatMap((ink) =>
    (['desk', 'sheet', 'well', 'raised', 'mask-wash', 'gold-wash'] as const).map((ground) => [ink, ground] as const),
  ),
  ...(['sheet', 'well', 'raised', 'mask-wash'] as const).map((ground) => ['mask', ground] as const),
  ['sheet', 'mask'],
  ['on-gold', 'gold'],
  ['on-gold', 'gold-hover'],
  ['gold-ink', 'sheet'],
  ['gold-ink', 'gold-wash'],
  ['on-band', 'band'],
  ['on-band', 'band-2'],
  ['on-band-2', 'band'],
  ['on-band-2', 'band-2'],
  ['ok', 'ok-wash'],
  ['info', 'info-wash'],
  ['warn', 'warn-wash'],
  ['danger', 'danger-wash'],
  ['off', 'off-wash'],
]

/** Focus rings, edges of controls and of what is selected on their ground: at least 3. */
const shapes: readonly (readonly [shape: ColourName, ground: ColourName])[] = [
  ...(['desk', 'sheet', 'well', 'raised', 'mask-wash', 'gold-wash'] as const).map(
    (ground) => ['focus', ground] as const,
  ),
  // The ring on the band and inside the search of the header is gold.
  ['gold', 'band'],
  ['gold', 'band-2'],
  ['rule-2', 'sheet'],
  ['rule-2', 'well'],
  ['gold-edge', 'sheet'],
  ['gold-edge', 'gold-wash'],
]

const schemes = ['light', 'dark'] as const
const presets = Array.from({ length: presetCount }, (_, index) => {
  const { mask, finish } = presetOf(index)
  return { index, name: `${index} ${mask}-${finish}` }
})

describe('presets', () => {
  it('are the fifteen that the server accepts, each once', () => {
    expect(presetCount).toBe(themePresets)
    expect(new Set(presets.map(({ name }) => name.slice(name.indexOf(' ')))).size).toBe(15)
    expect(presetOf(0)).toEqual({ mask: 'green', finish: 'gold' })
    expect(presetOf(14)).toEqual({ mask: 'violet', finish: 'copper' })
    expect(presetOf(15)).toEqual(presetOf(0))
  })

  it('have the same values as tokens.css', () => {
    for (const [mask, colours] of Object.entries(maskColours)) expect(inCss(`data-mask="${mask}"`)).toEqual(colours)
    for (const [finish, colours] of Object.entries(finishColours))
      expect(inCss(`data-finish="${finish}"`)).toEqual(colours)
  })
})

describe.each(presets)('contrast of $name', ({ index }) => {
  const colours = presetPalette(index)
  const tooLow = (pairs: typeof texts, least: number) =>
    pairs.flatMap(([shape, ground]) =>
      schemes.flatMap((scheme, at) => {
        const ratio = contrast(colours[shape][at] ?? '', colours[ground][at] ?? '')
        return ratio < least ? [`${shape} on ${ground}, ${scheme}: ${ratio.toFixed(2)}`] : []
      }),
    )

  it('is 4.5 for text', () => expect(tooLow(texts, 4.5)).toEqual([]))
  it('is 3 for focus and edges', () => expect(tooLow(shapes, 3)).toEqual([]))
})
