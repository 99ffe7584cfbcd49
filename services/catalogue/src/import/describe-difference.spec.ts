import { importField } from '@pinline/contracts/catalogue/import/import-options'
import { deliveryId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../domain/product/product.fixtures.ts'
import { noStock } from '../domain/stock/stock.ts'
import type { PresentPart } from './decide-row.ts'
import { differencesOf } from './describe-difference.ts'

const due = (expectedOn: string, quantity: number) => ({
  deliveryId: deliveryId.parse(`d-${expectedOn.replaceAll('-', '')}`),
  quantity,
  expectedOn,
})
const part = (...deliveries: readonly ReturnType<typeof due>[]): PresentPart => ({
  product: {
    status: 'listed',
    data: sampleProduct,
    lifecycle: 'active',
    replacement: null,
    documents: [],
    relations: [],
  },
  price: {},
  stock: { ...noStock, deliveries },
})
const row = {
  line: 2,
  row: 1,
  manufacturer: 'Molex',
  model: 'X',
  patch: {},
  attributes: {},
  names: {},
  prices: new Map(),
}
const changes = (fields: readonly string[], before: PresentPart, after: PresentPart) =>
  differencesOf(
    row,
    { kind: 'changed', before, after },
    fields.map((field, index) => ({
      name: field,
      index,
      field: importField.parse(field),
      decimal: null,
      values: new Map(),
    })),
  ).changes

describe('the differences of a row', () => {
  it.each([[['deliveries']], [['deliveryQuantity', 'deliveryDate']]])('%j show all deliveries, once', (fields) => {
    const [first, second] = [due('2026-12-04', 500), due('2027-01-10', 300)]
    expect(changes(fields, part(first), part(first, second))).toEqual([
      { field: 'deliveries', before: '2026-12-04:500', after: '2026-12-04:500 2027-01-10:300' },
    ])
    expect(changes(fields, part(first), part())).toEqual([
      { field: 'deliveries', before: '2026-12-04:500', after: null },
    ])
    expect(changes(fields, part(first), part(first))).toEqual([])
  })
})
