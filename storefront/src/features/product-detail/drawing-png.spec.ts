import { palette } from '@pinline/ui/design/palette'
import type { DrawablePart } from '@pinline/ui/drawing/drawable-part'
import { drawingViews } from '@pinline/ui/drawing/part-views'
import { seedParts } from '@pinline/ui/drawing/seed-parts.fixtures'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../app/i18n.ts'
import { drawingSvg } from './drawing-svg.tsx'

/** The first part of each family. */
const families = [...new Map(seedParts.toReversed().map((part) => [part.category, part])).values()]
const english = (await createI18n('en', 'first')).in('drawing')

/** Requested widths, px, and a resolution that the larger of them only reduces. */
const WIDTHS = [390, 1440]
const DENSITY = 144

interface Picture {
  readonly width: number
  readonly height: number
  /** Share of each colour, by its number 0xrrggbb. */
  readonly shares: ReadonlyMap<number, number>
}

async function decoded(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const pixels = info.width * info.height
  const shares = new Map([...counts].map(([colour, count]) => [colour, count / pixels]))
  return { width: info.width, height: info.height, shares }
}

/** The number of a colour that is written as `#rrggbb`. */
const numberOf = (colour: string): number => Number.parseInt(colour.slice(1), 16)

describe.each(['light', 'dark'] as const)('a PNG made of the drawing file, %s', (theme) => {
  it.each(drawingViews)('has the requested size and is not blank: %s', async (view) => {
    expect(families.length).toBeGreaterThanOrEqual(16)
    const sheet = palette.sheet[theme === 'dark' ? 1 : 0]
    for (const part of families) {
      const svg = drawingSvg({ part, view, unit: 'mm', theme, language: 'en' }, english)
      const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? []
      for (const wanted of WIDTHS) {
        const png = await sharp(Buffer.from(svg), { density: DENSITY }).resize({ width: wanted }).png().toBuffer()
        expect((await sharp(png).metadata()).format).toBe('png')
        const picture = await decoded(png)
        expect(picture.width, part.model).toBe(wanted)
        expect(Math.abs(picture.height - (wanted * Number(height)) / Number(width)), part.model).toBeLessThanOrEqual(1)
        const drawn = 1 - (picture.shares.get(numberOf(sheet)) ?? 0)
        expect(drawn, part.model).toBeGreaterThan(0.02)
        expect(drawn, part.model).toBeLessThan(0.9)
        expect(picture.shares.size, part.model).toBeGreaterThan(20)
      }
    }
  })
})

describe('a slot in a PNG', () => {
  it('is as long as its hole, and the copper surrounds it', async () => {
    const part: DrawablePart = {
      model: 'slot',
      positions: 1,
      rows: 1,
      pitchMm: null,
      bodyMm: [-10, -5, 10, 5],
      pads: [['1', 't', 'o', 0, 0, 8, 3, 6]],
    }
    const svg = drawingSvg({ part, view: 'land-pattern', unit: 'mm', theme: 'light', language: 'en' }, english)
    const { data, info } = await sharp(Buffer.from(svg), { density: DENSITY })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const row = (y: number): string[] =>
      Array.from({ length: info.width }, (_, x) => {
        const at = (y * info.width + x) * 3
        return `#${data.subarray(at, at + 3).toString('hex')}`
      })
    const gold = palette.gold[0]
    const rows = Array.from({ length: info.height }, (_, y) => row(y))
    const widest = (colour: string): number =>
      Math.max(...rows.map((line) => line.lastIndexOf(colour) - line.indexOf(colour)))
    const copper = widest(gold)
    const through = rows.reduce((most, line) => {
      const from = line.indexOf(gold)
      const inner = line.slice(from, line.lastIndexOf(gold) + 1)
      return from < 0 || inner.length < copper * 0.9 ? most : Math.max(most, inner.filter((one) => one !== gold).length)
    }, 0)
    expect(through / copper).toBeGreaterThan(0.65)
    expect(through / copper).toBeLessThan(0.85)
  })
})
