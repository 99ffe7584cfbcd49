import { languageCodes } from '@pinline/contracts/api/languages'
import { lifecycle, type ProductData } from '@pinline/events/catalogue/connector-part'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { productIdOf } from '../identity/product-id-of.ts'
import { demoRandom } from '../seed/demo-random.ts'
import { demoTradeData } from '../seed/demo-trade-data.ts'
import { defaultSeedFile, readConnectors } from '../seed/read-connectors.ts'
import { term } from './glossary.ts'
import goldenDescriptions from './golden/descriptions.json' with { type: 'json' }
import goldenNames from './golden/names.json' with { type: 'json' }
import { productName } from './product-name.ts'
import { productText } from './product-text.ts'

const texts = z.record(z.string(), z.string())
const names = z.record(z.string(), texts).parse(goldenNames)
const descriptions = z
  .array(z.object({ model: z.string(), lifecycle, replacement: z.string().nullable(), texts }))
  .parse(goldenDescriptions)

let parts: readonly ProductData[] = []
let byModel: ReadonlyMap<string, ProductData> = new Map()
beforeAll(async () => {
  const connectors = await readConnectors(defaultSeedFile)
  parts = connectors.map((part) => ({ ...part, ...demoTradeData(part, demoRandom(productIdOf(part))) }))
  byModel = new Map(parts.map((part) => [part.model, part]))
})
const partOf = (model: string): ProductData => {
  const part = byModel.get(model)
  if (part === undefined) throw new Error(`${model} is missing`)
  return part
}

describe('names and descriptions, reviewed by people of the trade', () => {
  it('are those of the golden table: 200 names', () => {
    for (const [model, expected] of Object.entries(names))
      for (const language of languageCodes) expect(productName(partOf(model), language)).toBe(expected[language])
  })

  it('are those of the golden table: 60 descriptions, of parts on sale and no longer', () => {
    for (const { model, texts: expected, ...life } of descriptions)
      for (const language of languageCodes) {
        const part = partOf(model)
        const category = term(`category.${part.category}`)[language]
        expect(productText(part, { ...life, category }, language)).toBe(expected[language])
      }
  })
})

const inOrder = /^[\p{Lu}\p{Lo}\p{N}]/u
const torn = / {2}|[{}]|null|undefined|NaN| [,.，。、]|[,，、；] *[.。]|^\s|\s$/u

describe('every connector of the demo data in every language', () => {
  it('has a name', { timeout: 120_000 }, () => {
    for (const part of parts)
      for (const language of languageCodes) {
        const name = productName(part, language)
        if (!inOrder.test(name) || torn.test(name) || name.length < 6) expect.fail(`${language}: ${name}`)
      }
  })

  it('has a description of three to six sentences', { timeout: 120_000 }, () => {
    for (const [place, part] of parts.entries())
      for (const language of languageCodes) {
        const category = term(`category.${part.category}`)[language]
        const life = place % 3 === 0 ? ({ lifecycle: 'discontinued', replacement: 'X-1' } as const) : undefined
        const text = productText(part, { lifecycle: 'active', replacement: null, ...life, category }, language)
        const ends = text.match(/[.。](?=\s|$)|。/gu)?.length ?? 0
        if (torn.test(text) || ends < 3 || ends > 6) expect.fail(`${language}: ${text}`)
      }
  })
})

describe('unknown attributes', () => {
  const bare: Partial<ProductData> = {
    positions: null,
    rows: null,
    pitchMm: null,
    orientation: null,
    gender: null,
    currentA: null,
    voltageV: null,
    geometry: 'none',
    bodyMm: [0, 0, 0, 0],
    pads: [],
  }

  it('is not spoken of', () => {
    for (const language of languageCodes) {
      const part = { ...partOf('1766314'), ...bare }
      const text = productText(part, { lifecycle: 'active', replacement: null, category: 'Any' }, language)
      expect(text).not.toMatch(torn)
      expect(text).not.toMatch(/(^|\D)0([.,]0)?\s?(mm|мм|A|А|V|В)/u)
    }
  })

  it('use what staff enter: a name, a kind by category, further data', () => {
    const part = { ...partOf('1766314'), category: 'circular', names: { de: 'M12-Flansch, 5-polig' } }
    expect(productName(part, 'de', 'Rundsteckverbinder')).toBe('M12-Flansch, 5-polig')
    expect(productName(part, 'en', 'Circular connectors')).toBe(
      'Phoenix Contact GMSTBA Circular connectors, 10 positions, 7.62 mm pitch, right-angle, through-hole',
    )
    const context = { lifecycle: 'active', replacement: null, category: 'Circular connectors' } as const
    const text = productText(part, { ...context, further: ['Coding: A', 'Plating: gold'] }, 'en')
    expect(text).toMatch(/^Phoenix Contact 1766314 from the GMSTBA series is listed under “Circular connectors”\./)
    expect(text).toContain(' Coding: A; Plating: gold.')
  })
})
