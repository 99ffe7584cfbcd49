import { attributeId, categoryId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../domain/product/product.fixtures.ts'
import {
  attributeDefined,
  categoryDefined,
  headersCategory,
  platingAttribute,
} from '../domain/taxonomy/taxonomy.fixtures.ts'
import { evolveTaxonomy, noTaxonomy } from '../domain/taxonomy/taxonomy.ts'
import { shopAttributes } from '../seed/shop-attributes.ts'
import { otherStatedAttributes, statedAttributes } from './stated-attributes.ts'

const shown = ['pitch', 'positions', 'orientation', 'body-width', 'weight', 'lead-time', 'origin', 'rohs', 'current']
const category = {
  ...headersCategory,
  categoryId: categoryId.parse(sampleProduct.category),
  attributeIds: [...shown.map((id) => attributeId.parse(id)), platingAttribute.attributeId],
}
const state = [
  ...shopAttributes.map(attributeDefined),
  attributeDefined({ ...platingAttribute, titles: { en: 'Plating', de: 'Oberfläche' } }),
  categoryDefined(category),
].reduce(evolveTaxonomy, noTaxonomy)
const product = { ...sampleProduct, attributes: { plating: 'gold' } }
const labels = (language: 'en' | 'de' | 'ru' | 'zh_cn') =>
  statedAttributes(product, state, language).map(({ title, label }) => `${title}: ${label}`)

describe('the attributes of a product’s category', () => {
  it('are stated with values and units of the language, in the category’s order', () => {
    expect(labels('de')).toEqual([
      'Rastermaß: 1,25\u00A0mm',
      'Polzahl: 3',
      'Bauform: Abgewinkelt',
      'Gehäusebreite: 7\u00A0mm',
      'Gewicht: 0,42\u00A0g',
      'Lieferzeit: 21 Tage',
      'Ursprungsland: Japan',
      'RoHS-konform: Ja',
      'Nennstrom (je Kontakt): null',
      'Oberfläche: Gold',
    ])
    expect(labels('ru')).toContain('Срок поставки: 21 день')
    expect(labels('ru')).toContain('Шаг: 1,25\u00A0мм')
    expect(labels('zh_cn')).toContain('间距: 1.25mm')
  })

  it('have no size without a drawing', () => {
    const undrawn = { ...product, geometry: 'none', bodyMm: [0, 0, 0, 0], pads: [] } as const
    const width = statedAttributes({ ...undrawn, bodyMm: [0, 0, 0, 0] }, state, 'en').find(
      ({ id }) => id === 'body-width',
    )
    expect(width).toMatchObject({ value: null, label: null })
  })

  it('are in the description if staff added them', () => {
    expect(otherStatedAttributes(product, state, 'de')).toEqual(['Oberfläche: Gold'])
    expect(otherStatedAttributes(product, state, 'fr')).toEqual(['Plating\u00A0: Gold'])
    expect(otherStatedAttributes(sampleProduct, state, 'de')).toEqual([])
  })
})
