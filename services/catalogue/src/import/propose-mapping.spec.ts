import { languageCodes } from '@pinline/contracts/api/languages'
import { plainFields } from '@pinline/contracts/catalogue/import/import-options'
import { describe, expect, it } from 'vitest'
import { fieldTitle, fieldWords, plainHeader } from './field-titles.ts'
import { mappingKey, namedHeaders, proposeMapping } from './propose-mapping.ts'

const attributes = new Map([['contact-plating', { en: 'Contact plating', de: 'Kontaktoberfläche' }]])
const read = (...headers: string[]) => proposeMapping(headers, attributes)

describe('the proposed mapping', () => {
  it('recognises names of fields and words of ten languages', () => {
    expect(read('model', 'Manufacturer', 'MPN', 'Rastermaß (mm)', '极数', 'Délai', 'ТН ВЭД')).toEqual([
      ...['model', 'manufacturer', null, 'pitchMm', 'positions', 'leadTimeDays', null],
    ])
    expect(read('Hersteller', 'Herstellerteilenummer (MPN)', 'Kontaktoberfläche', 'contact-plating')).toEqual([
      ...['manufacturer', 'model', 'attribute.contact-plating', null],
    ])
    for (const language of languageCodes) {
      const fields = plainFields.filter((field) => fieldWords[field][language].length > 0)
      const titles = fields.map((field) => fieldTitle(field, language, attributes))
      expect(read(...titles), language).toEqual(fields)
    }
  })

  it('recognises prices by currency and quantity', () => {
    expect(read('price.EUR', 'Price USD', 'EUR 100+', '€ @ 1000', '单价 CNY', 'Price', 'EUR/USD', 'JPY tax')).toEqual([
      ...['price.EUR', 'price.USD', 'price.EUR.100', 'price.EUR.1000', 'price.CNY', null, null, null],
    ])
  })

  it('has no word for two fields in one language', () => {
    for (const language of languageCodes) {
      const words = Object.values(fieldWords).flatMap((of) => [...new Set(of[language].map(plainHeader))])
      expect(
        words.filter((word, place) => words.indexOf(word) !== place),
        language,
      ).toEqual([])
    }
  })

  it('is stored by the set of columns, whatever their order', () => {
    expect(mappingKey('s-1', 'products', ['A b', 'C'])).toBe(mappingKey('s-1', 'products', ['c', 'a-B']))
    expect(mappingKey('s-1', 'products', ['A', 'C'])).not.toBe(mappingKey('s-2', 'products', ['A', 'C']))
    expect(mappingKey('s-1', 'products', ['A', 'C', 'import-line', 'import-errors'])).toBe(
      mappingKey('s-1', 'products', ['A', 'C']),
    )
    expect(mappingKey('s-1', 'categories', ['A', 'C'])).not.toBe(mappingKey('s-1', 'attributes', ['A', 'C']))
    expect(namedHeaders(['Price', ' Price', '', 'a\u00a0 b'])).toEqual(['Price', 'Price (2)', 'Column 3', 'a b'])
  })
})
