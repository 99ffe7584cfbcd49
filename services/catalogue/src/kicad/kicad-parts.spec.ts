import type { ProductData } from '@pinline/events/catalogue/connector-part'
import { describe, expect, it } from 'vitest'
import { noTaxonomy } from '../domain/taxonomy/taxonomy.ts'
import type { Audience } from '../read-models/products/present-product.ts'
import { listedSample } from '../search/product-index.fixtures.ts'
import { presentKicadPart } from './kicad-parts.ts'

const audience: Audience = {
  ...{ language: 'en', rate: { from: 'USD', to: 'USD', amount: 1, scale: 0 }, taxonomy: noTaxonomy },
}
const part: Partial<ProductData> & { readonly pads: ProductData['pads'] } = {
  ...{ manufacturer: 'Molex', model: '43650-0200', rows: 1, custom: false, leadTimeDays: 14 },
  pads: [
    ['1', 't', 'r', 0, 0, 1, 1, 0.6],
    ['2', 't', 'c', 3, 0, 1, 1, 0.6],
  ],
  bodyMm: [-1, -1, 4, 1],
}

describe('a part of the KiCad library', () => {
  it('has symbol and footprint by the nickname asked for, and its data as texts', () => {
    const shown = presentKicadPart(listedSample(1, part, { stock: 40 }), 'PCM_Pinline', audience)
    expect(shown).toMatchObject({ name: 'Molex_43650-0200', symbolIdStr: 'PCM_Pinline:Conn_01x02' })
    expect(shown?.fields).toMatchObject({
      reference: { value: 'J' },
      value: { value: '43650-0200' },
      footprint: { value: 'PCM_Pinline:Molex_43650-0200', visible: 'False' },
      MPN: { value: '43650-0200', visible: 'False' },
      Price: { value: '1+ 0.25 USD' },
      Stock: { value: '40' },
      'Lead time': { value: '14 days' },
    })
    const values = JSON.stringify(shown).replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    expect(values).toMatch(/^[{}:,]*$/)
  })

  it('says that nothing is stocked of what is made to order', () => {
    const shown = presentKicadPart(listedSample(1, { ...part, custom: true }), 'Pinline', audience)
    expect(shown?.fields.Stock?.value).toBe('made to order')
  })

  it('is missing without a body or a named pad', () => {
    const unnamed = part.pads.map(([, ...pad]): ProductData['pads'][number] => ['', ...pad])
    expect(presentKicadPart(listedSample(1, { ...part, pads: unnamed }), 'Pinline', audience)).toBeUndefined()
    expect(presentKicadPart(listedSample(1, { ...part, bodyMm: [0, 0, 0, 0] }), 'Pinline', audience)).toBeUndefined()
  })
})
