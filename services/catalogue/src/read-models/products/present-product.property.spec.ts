import type { LanguageCode } from '@pinline/contracts/api/languages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noTaxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { listedSample } from '../../search/product-index.fixtures.ts'
import { type Audience, presentDetail, presentProduct } from './present-product.ts'

interface Look {
  readonly part: number
  readonly stock: number
  readonly cents: number
  readonly model: string
  readonly language: LanguageCode
  readonly currency: 'USD' | 'EUR'
  readonly rate: number
  readonly title: string
}

const changed = fc.record(
  {
    part: fc.integer({ min: 1, max: 2 }),
    stock: fc.integer({ min: 0, max: 1 }),
    cents: fc.integer({ min: 1, max: 2 }),
    model: fc.constantFrom('model-1', 'model-2'),
    language: fc.constantFrom('en' as const, 'ja' as const),
    currency: fc.constantFrom('USD' as const, 'EUR' as const),
    rate: fc.integer({ min: 5, max: 7 }),
    title: fc.constantFrom('Headers', 'Housings'),
  },
  { requiredKeys: ['part'] },
)

const none: Look = {
  ...{ part: 1, stock: 0, cents: 1, model: 'model-1', language: 'en', currency: 'USD', rate: 5, title: 'Headers' },
}
const entryOf = ({ part, stock, cents, model }: Look) => listedSample(part, { model }, { stock, cents })
const { category } = entryOf(none).product.data
const taxonomyOf = ({ title }: Look): Audience['taxonomy'] => {
  const titled = { ...noTaxonomy, categories: { [category]: { titles: { en: title } } } }
  return titled as unknown as Audience['taxonomy']
}
const audienceOf = (look: Look, taxonomy: Audience['taxonomy']): Audience => ({
  language: look.language,
  rate: { from: 'USD', to: look.currency, amount: look.currency === 'USD' ? 1 : look.rate, scale: 0 },
  taxonomy,
})
const rowsOf = (entry: ReturnType<typeof entryOf>, audience: Audience) => [
  presentProduct(entry, audience),
  presentDetail(entry, relatives, audience),
]
const relatives = {
  related: [],
  mates: [],
  accessories: [],
  accessoryOf: [],
  recommended: [],
  alternatives: [],
  replaces: [],
  replacement: undefined,
}

describe('cached rows of products, over random histories', () => {
  it('are those of a part that was never shown before', () => {
    fc.assert(
      fc.property(fc.array(changed, { maxLength: 40 }), (changes) => {
        const looks = new Map<number, Look>()
        // As the index does: a part is another entry when it has changed, and the same one until then.
        const entries = new Map<string, ReturnType<typeof entryOf>>()
        const taxonomies = new Map<string, Audience['taxonomy']>()
        const history = changes.map((change) => {
          const look = { ...none, ...looks.get(change.part), ...change }
          looks.set(change.part, look)
          const entryKey = JSON.stringify([look.part, look.stock, look.cents, look.model])
          const entry = entries.get(entryKey) ?? entryOf(look)
          entries.set(entryKey, entry)
          const taxonomy = taxonomies.get(look.title) ?? taxonomyOf(look)
          taxonomies.set(look.title, taxonomy)
          return { look, shown: rowsOf(entry, audienceOf(look, taxonomy)) }
        })
        // Afterwards, so that these entries, which no cache has seen, take no place of those above.
        for (const { look, shown } of history)
          expect(shown).toEqual(rowsOf(entryOf(look), audienceOf(look, taxonomyOf(look))))
      }),
      { numRuns: 80 },
    )
  })
})
