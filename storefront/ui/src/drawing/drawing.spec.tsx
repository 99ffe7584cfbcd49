import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { spread } from './dimension-pen.ts'
import type { DrawablePart } from './drawable-part.ts'
import { layoutDrawing } from './drawing-layout.ts'
import { equalStep, mainSpan, orientPart, rowSpan } from './geometry.ts'
import { ListDrawing } from './list-drawing.tsx'
import { layoutListDrawing } from './list-layout.ts'
import { measure } from './measure.ts'
import { ProductDrawing } from './product-drawing.tsx'

const seed = new URL('../../../../infra/seed/connectors.jsonl.gz', import.meta.url)
const parts: DrawablePart[] = gunzipSync(readFileSync(seed))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

function partCalled(model: string): DrawablePart {
  const part = parts.find((candidate) => candidate.model === model)
  if (!part) throw new Error(`${model} is not in the seed`)
  return part
}

const wide = {
  view: 'land-pattern',
  width: 720,
  maxHeight: 460,
  unit: 'mm',
  dimensions: true,
  grid: true,
  bleed: 0,
  cut: false,
  detail: true,
} as const
const narrow = { ...wide, width: 326, maxHeight: 300, cut: true } as const

describe('every part of the catalogue', () => {
  it('has a list drawing that starts at the origin', { timeout: 240_000 }, () => {
    expect(parts).toHaveLength(5112)
    for (const part of parts) {
      const markup = renderToStaticMarkup(<ListDrawing part={part} scale={5} origin={10} />)
      expect(markup, part.model).not.toMatch(/NaN|Infinity|undefined/)
      expect(markup, part.model).toContain('<rect x="10"')
    }
  })
})

describe('a part too long for its list', () => {
  /** Scale and width of the drawings in product lists, orders and the home page. */
  it.each([
    [5, 230],
    [2, 110],
    [2.5, 94],
  ])('shows both ends and states its length, at %d px per mm in %d px', { timeout: 240_000 }, (scale, maxWidth) => {
    const lengths = new Map<string, Set<string>>()
    for (const part of parts) {
      const layout = layoutListDrawing(part, { scale, origin: 10, maxWidth })
      const [length] = layout.bodySize
      if (!layout.cut) continue
      expect(layout.cut.text).toBe(`${Math.round(length * 10) / 10} mm`)
      expect(layout.cut.body.right, part.model).toBeLessThanOrEqual(maxWidth)
      expect(layout.cut.from, part.model).toBeGreaterThan(14)
      expect(maxWidth - layout.cut.to, part.model).toBeGreaterThan(6)
      const markup = renderToStaticMarkup(<ListDrawing part={part} scale={scale} maxWidth={maxWidth} decorative />)
      lengths.set(markup, (lengths.get(markup) ?? new Set()).add(length.toFixed(1)))
    }
    expect(lengths.size).toBeGreaterThan(300)
    expect([...lengths.values()].filter((drawnAlike) => drawnAlike.size > 1)).toEqual([])
  })
})

describe('a part too long for its list in windows of middle width', () => {
  const classesOf = (model: string): readonly (string | undefined)[] => {
    const markup = renderToStaticMarkup(
      <ListDrawing part={partCalled(model)} scale={5} origin={10} maxWidth={230} middleWidth={190} decorative />,
    )
    return [...markup.matchAll(/class="drawing drawing-small ?([^"]*)" width="(\d+)"/g)].map(
      ([, name = '', width]) => `${name} ${width}`,
    )
  }

  it('is drawn for these windows as well', () => {
    expect(classesOf('1-826576-3')).toEqual(['drawing-roomy 230', 'drawing-middle 190'])
  })

  it('is drawn once where it fits everywhere', () => {
    expect(classesOf('43045-1000')).toEqual([' 108'])
  })
})

describe('a drawing', () => {
  it('states n × pitch = span, width, depth and row distance', () => {
    const texts = layoutDrawing(partCalled('43045-1400'), wide).texts.map((text) => text.text)
    expect(texts).toEqual(expect.arrayContaining(['6 × 3 = 18', '3', '25.15', '9.91', '1']))
  })

  it('states the same dimensions in inches', () => {
    const texts = layoutDrawing(partCalled('43045-1400'), { ...wide, unit: 'inch' }).texts.map((text) => text.text)
    expect(texts).toContain('0.99')
    expect(texts).toContain('6 × 0.1181 = 0.709')
  })

  it('merges 402 pads into one path per kind and has an accessible name', () => {
    const markup = renderToStaticMarkup(<ProductDrawing part={partCalled('FMC-ASP-134486-01-10x40-P1.27-V')} />)
    expect(markup.match(/<path/g)?.length).toBeLessThan(12)
    expect(markup).toContain('role="img"')
    expect(markup).toContain('body 57.43 × 13.24 mm')
  })

  it('states coordinates from pin 1 when no row repeats', () => {
    const texts = layoutDrawing(partCalled('RJ45-Pulse-JK0654219NL-H'), wide).texts.map((text) => text.text)
    expect(texts).toEqual(expect.arrayContaining(['-5.08', '-2.54', '0', '1.02']))
  })

  it('shows the pin-1 end of a long part on a phone', () => {
    const layout = layoutDrawing(partCalled('FMC-ASP-134486-01-10x40-P1.27-V'), narrow)
    expect(layout.cutAt).not.toBeNull()
    expect(layout.scale * 1.27).toBeGreaterThanOrEqual(9)
  })

  it('is finite for a part of one position without pitch and rows', () => {
    const part: DrawablePart = {
      model: 'X',
      positions: 1,
      rows: null,
      pitchMm: null,
      bodyMm: [-1, -1, 1, 1],
      pads: [['1', 't', 'c', 0, 0, 1.5, 1.5, 1]],
    }
    expect(layoutDrawing(part, wide).texts.map((text) => text.text)).toEqual(['2', '2', '1'])
  })
})

describe('geometry', () => {
  it('rotates a tall part by a quarter without mirroring it', () => {
    const part = orientPart({
      model: 'X',
      positions: 2,
      rows: 1,
      pitchMm: 2,
      bodyMm: [-1, -1, 2, 5],
      pads: [
        ['1', 't', 'r', 0, 0, 1, 1.5, 0.8],
        ['2', 't', 'c', 0, 2, 1, 1.5, 0.8],
      ],
    })
    expect(part.body).toEqual({ left: -1, right: 5, top: -2, bottom: 1 })
    expect(part.pads.map((pad) => [pad.x, pad.y])).toEqual([
      [0, -0],
      [2, -0],
    ])
    expect(mainSpan(part)).toMatchObject({ from: 0, to: 2, steps: 1, stepMm: 2 })
    expect(rowSpan(part)).toBeNull()
  })

  it('distinguishes even steps from uneven ones', () => {
    expect(equalStep([0, 2.54, 5.08])).toBeCloseTo(2.54)
    expect(equalStep([0, 2, 5])).toBeNull()
    expect(equalStep([1])).toBeNull()
  })

  it('rounds lengths to the precision of a drawing', () => {
    expect(measure(17.999999)).toBe('18')
    expect(measure(-0.001)).toBe('0')
    expect(measure(2.54, 'inch')).toBe('0.1')
  })

  it('spreads positions to the gap and preserves their order', () => {
    const placed = spread([0, 1, 2], 15)
    expect(placed.every((value, index) => index === 0 || value - (placed[index - 1] ?? 0) >= 14.9)).toBe(true)
  })
})
