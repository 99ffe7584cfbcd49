import { describe, expect, it } from 'vitest'
import { noTaxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { listedSample } from '../../search/product-index.fixtures.ts'
import { type Audience, presentProduct } from './present-product.ts'

const part = (more: Parameters<typeof listedSample>[2] = {}) => listedSample(1, { model: 'model-1' }, more)
const inEuros: Audience = {
  language: 'en',
  rate: { from: 'USD', to: 'EUR', amount: 5, scale: 1 },
  taxonomy: { ...noTaxonomy },
}

describe('a row of a list', () => {
  it('is made once while nothing of it changes', () => {
    const entry = part({ stock: 7 })
    const row = presentProduct(entry, inEuros)
    expect(row).toMatchObject({ model: 'model-1', stock: 7, price: { amount: 1250, scale: 4, currency: 'EUR' } })
    expect(presentProduct(entry, { ...inEuros, rate: { ...inEuros.rate } })).toBe(row)
  })

  it('returns the current part', () => {
    presentProduct(part({ stock: 7 }), inEuros)
    expect(presentProduct(part({ stock: 6, version: 2 }), inEuros).stock).toBe(6)
    expect(presentProduct(part({ stock: 6, version: 2, cents: 30 }), inEuros).price).toMatchObject({ amount: 1500 })
  })

  it('returns the price at the current rate, in the requested currency', () => {
    const entry = part()
    presentProduct(entry, inEuros)
    const later = { ...inEuros, rate: { ...inEuros.rate, amount: 6 } }
    expect(presentProduct(entry, later).price).toMatchObject({ amount: 1500, scale: 4, currency: 'EUR' })
    const inDollars: Audience = { ...inEuros, rate: { from: 'USD', to: 'USD', amount: 1, scale: 0 } }
    expect(presentProduct(entry, inDollars).price).toMatchObject({ amount: 25, scale: 2, currency: 'USD' })
  })

  it('names the part in each language, and by the categories as they are now', () => {
    const entry = part()
    const { name, categoryId } = presentProduct(entry, inEuros)
    expect(presentProduct(entry, { ...inEuros, language: 'ja' }).name).not.toBe(name)
    const titled = { revisions: {}, attributes: {}, categories: { [categoryId]: { titles: { en: 'Renamed' } } } }
    const taxonomy = titled as unknown as Audience['taxonomy']
    expect(presentProduct(entry, { ...inEuros, taxonomy }).categoryName).toBe('Renamed')
  })
})
