import { describe, expect, it } from 'vitest'
import { type ConsoleLanguage, catalogues } from '../../messages/languages.ts'
import { type ColumnName, columnNames, isNamed } from './column-names.ts'

const codes = Object.keys(catalogues) as ConsoleLanguage[]

describe.each(codes)('the columns of files in %s', (code) => {
  it('are named as on the screens of the console', async () => {
    const { resources } = await catalogues[code]()
    const words: Partial<Record<ColumnName, string>> = {
      partNumber: resources.orders.fields.model,
      carrier: resources.orders.fields.carrier,
      trackingNumber: resources.orders.fields.trackingNumber,
      manufacturer: resources.products.fields.manufacturer,
    }
    for (const [column, word] of Object.entries(words)) expect(isNamed(word, column as ColumnName), word).toBe(true)
  })

  it('have no name that stands for two columns of one file', () => {
    const files: ColumnName[][] = [
      ['partNumber', 'manufacturer', 'bin'],
      ['partNumber', 'manufacturer', 'counted'],
      ['carrier', 'trackingNumber', 'at', 'content'],
    ]
    for (const file of files)
      for (const column of file)
        for (const name of columnNames[column][code])
          expect(
            file.filter((each) => isNamed(name, each)),
            name,
          ).toEqual([column])
  })
})

it('reads a title whatever its case and blanks', () => {
  expect(isNamed('Part_Number', 'partNumber')).toBe(true)
  expect(isNamed('LOCALIZAÇÃO', 'bin')).toBe(true)
  expect(isNamed('ubicacio\u0301n', 'bin')).toBe(true)
  expect(isNamed('', 'bin')).toBe(false)
})
