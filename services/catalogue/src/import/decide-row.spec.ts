import { importField } from '@pinline/contracts/catalogue/import/import-options'
import { attributeId, categoryId, productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { priceDecider } from '../domain/price/price-decider.ts'
import { sampleId, sampleProduct } from '../domain/product/product.fixtures.ts'
import type { Product } from '../domain/product/product.ts'
import { noStock } from '../domain/stock/stock.ts'
import { cleanCell } from './clean-cell.ts'
import type { ImportColumn } from './column-cell.ts'
import { decideRow, type PresentPart, type Replacement } from './decide-row.ts'
import { importKnowledge } from './import-knowledge.ts'
import { type RowValues, readRow } from './read-row.ts'

const category = (slug: string, parentId: string | null, titles: Record<string, string>) => ({
  categoryId: categoryId.parse(slug),
  parentId: categoryId.nullable().parse(parentId),
  orderNum: 1,
  titles,
  leads: {},
  texts: {},
  attributeIds: [],
})
const knowledge = importKnowledge({
  categories: {
    boards: category('boards', null, { en: 'Boards' }),
    'pin-headers': category('pin-headers', 'boards', { en: 'Pin headers', de: 'Stiftleisten' }),
    'wire-to-board': category('wire-to-board', 'boards', { en: 'Wire-to-board' }),
  },
  attributes: {
    plating: {
      attributeId: attributeId.parse('plating'),
      type: 'choice',
      unit: null,
      titles: { en: 'Plating' },
      values: [{ value: 'gold', titles: { en: 'Gold', de: 'vergoldet' } }],
      group: 'shape',
      orderNum: 1,
      fixed: false,
    },
  },
})

const columnsOf = (fields: readonly string[]): ImportColumn[] =>
  fields.map((field, index) => ({
    name: field,
    index,
    field: importField.parse(field),
    decimal: '.',
    values: new Map(),
  }))
const read = (cells: Readonly<Record<string, string>>) => {
  const fields = Object.keys(cells)
  const row = { line: 2, row: 1, cells: Object.values(cells).map(cleanCell) }
  return readRow(row, columnsOf(fields), fields.length, knowledge)
}
const values = (cells: Readonly<Record<string, string>>): RowValues => {
  const row = read({ manufacturer: 'Molex', model: '502386-0370', ...cells })
  if (row.kind === 'wrong') throw new Error(JSON.stringify(row.errors))
  return row.values
}
const errors = (cells: Readonly<Record<string, string>>) => {
  const row = read(cells)
  return row.kind === 'wrong' ? row.errors.map(({ column, reason, hint }) => [column, reason, hint]) : []
}

const today = '2026-11-24'
const nothing: PresentPart = { product: { status: 'absent' }, price: priceDecider.initial, stock: noStock }
const listed: Product = {
  status: 'listed',
  data: sampleProduct,
  lifecycle: 'active',
  replacement: null,
  documents: [],
  relations: [],
}
const known: PresentPart = { ...nothing, product: listed }
const decide = (cells: Readonly<Record<string, string>>, present: PresentPart, replacement?: Replacement) =>
  decideRow(values(cells), present, sampleId, replacement, today)

describe('a row', () => {
  it('reports all its errors, each at its column', () => {
    expect(
      errors({
        manufacturer: '#N/A',
        model: '',
        series: '#REF!',
        category: 'pin-haeders',
        positions: '1.5',
        pitchMm: '1,27',
        moq: '0',
        datasheetUrl: 'ftp://x',
        hsCode: '12',
        origin: 'Atlantis',
        rohs: 'perhaps',
        'price.EUR': '10:1 1:2',
        'attribute.plating': 'brass',
        deliveryDate: '4/12/26',
      }),
    ).toEqual([
      ['manufacturer', 'spreadsheet-error', undefined],
      ['series', 'spreadsheet-error', undefined],
      ['category', 'unknown-category', 'pin-headers'],
      ['positions', 'not-a-whole-number', undefined],
      ['pitchMm', 'not-a-number', undefined],
      ['moq', 'out-of-range', undefined],
      ['datasheetUrl', 'bad-link', undefined],
      ['hsCode', 'bad-hs-code', undefined],
      ['origin', 'bad-country', undefined],
      ['rohs', 'not-yes-or-no', undefined],
      ['price.EUR', 'breaks-not-ascending', undefined],
      ['attribute.plating', 'unknown-value', undefined],
      ['deliveryDate', 'bad-date', undefined],
      ['model', 'missing', undefined],
    ])
    expect(errors({ manufacturer: 'Molex', model: 'x', moq: '-' })).toEqual([['moq', 'missing', undefined]])
    expect(errors({ manufacturer: 'Molex', model: 'x\ufffd' })).toEqual([['model', 'bad-encoding', undefined]])
    const hostile = { model: 'x\u202ey', 'name.de': 'a\u0000b', footprint: 'a\ud83d' }
    expect(errors({ manufacturer: 'Molex', ...hostile, datasheetUrl: 'javascript:alert(1)' })).toEqual([
      ['model', 'character-not-allowed', undefined],
      ['name.de', 'character-not-allowed', undefined],
      ['footprint', 'character-not-allowed', undefined],
      ['datasheetUrl', 'bad-link', undefined],
    ])
    expect(errors({ manufacturer: 'Molex', model: 'x', deliveryQuantity: '5' })).toEqual([
      ['deliveryDate', 'missing', undefined],
    ])
  })

  it('with more cells than the header has is not guessed at', () => {
    const row = { line: 2, row: 1, cells: ['Molex', 'x', 'surplus'] }
    expect(readRow(row, columnsOf(['manufacturer', 'model']), 2, knowledge)).toMatchObject({
      errors: [{ reason: 'column-count', value: 'surplus' }],
    })
    const blank = { line: 2, row: 1, cells: ['Molex', 'x', undefined] }
    expect(readRow(blank, columnsOf(['manufacturer', 'model']), 2, knowledge).kind).toBe('values')
  })
})

describe('a row of a new part', () => {
  const least = { category: 'Stiftleisten', mounting: 'THT', origin: 'Deutschland' }

  it('needs few fields; the others have defaults or are unknown', () => {
    const decision = decide({ ...least, positions: '10' }, nothing)
    expect(decision).toMatchObject({
      kind: 'new',
      eventsByKind: {
        product: [
          {
            type: 'product-imported',
            data: {
              product: {
                ...{ model: '502386-0370', category: 'pin-headers', mounting: 'through-hole', origin: 'DE', moq: 1 },
                ...{ geometry: 'none', weightEstimated: true, weightGrams: 0.55, positions: 10, demo: false },
              },
            },
          },
        ],
        price: [],
        stock: [],
      },
    })
  })

  it('reports missing fields', () => {
    expect(decide({ category: 'pin-headers' }, nothing)).toEqual({
      kind: 'wrong',
      errors: [
        { field: 'mounting', reason: 'missing' },
        { field: 'origin', reason: 'missing' },
      ],
    })
    expect(decide({ ...least, bodyMm: '-1 -1 1 1' }, nothing)).toEqual({
      kind: 'wrong',
      errors: [{ field: 'pads', reason: 'missing' }],
    })
  })

  it('sets prices, stock, deliveries, lifecycle and attributes', () => {
    const decision = decide(
      {
        ...least,
        ...{ 'price.USD': '1:0.5 100:0.4', 'price.EUR.10': '0.45', 'price.EUR.1': '0.5', onHand: '120' },
        ...{ deliveryQuantity: '500', deliveryDate: '2026-12-04', lifecycle: 'NRND' },
        ...{ 'attribute.plating': 'vergoldet', 'name.de': 'Stiftleiste' },
      },
      nothing,
    )
    if (decision.kind === 'wrong') throw new Error('wrong')
    expect(decision.eventsByKind.product.map(({ type }) => type)).toEqual(['product-imported', 'product-lifecycle-set'])
    expect(decision.after.product).toMatchObject({
      data: { attributes: { plating: 'gold' }, names: { de: 'Stiftleiste' } },
    })
    expect(decision.after.price).toMatchObject({ EUR: [{ from: 1 }, { from: 10 }], USD: [{ from: 1 }, { from: 100 }] })
    expect(decision.after.stock).toMatchObject({
      available: 120,
      deliveries: [{ deliveryId: 'd-20261204', quantity: 500, expectedOn: '2026-12-04' }],
    })
  })
})

describe('a row of an existing part', () => {
  it('changes only given fields, and nothing the second time', () => {
    const first = decide({ leadTimeDays: '35', series: '', orientation: '\\N' }, known)
    if (first.kind !== 'changed') throw new Error(first.kind)
    expect(first.eventsByKind.product).toEqual([
      {
        type: 'product-data-changed',
        data: {
          productId: sampleId,
          product: { ...sampleProduct, leadTimeDays: 35, orientation: null, demo: false },
        },
      },
    ])
    expect(decide({ leadTimeDays: '35', orientation: '\\N' }, first.after).kind).toBe('unchanged')
  })

  it('counts stock as it lies on the shelf, reserved pieces included', () => {
    const stocked = { ...known, stock: { ...noStock, received: 100, available: 70, reserved: 30 } }
    expect(decide({ onHand: '100' }, stocked).kind).toBe('unchanged')
    expect(decide({ onHand: '90' }, stocked)).toMatchObject({
      eventsByKind: { stock: [{ type: 'stock-adjusted', data: { quantity: -10 } }] },
    })
    expect(decide({ onHand: '29' }, stocked)).toEqual({
      kind: 'wrong',
      errors: [{ field: 'onHand', reason: 'out-of-range' }],
    })
    const custom = { ...known, product: { ...listed, data: { ...sampleProduct, custom: true } } }
    expect(decide({ onHand: '5' }, custom)).toMatchObject({ errors: [{ reason: 'stock-not-held' }] })
  })

  it('sets exactly the deliveries of its list, and one more with its own date', () => {
    const announced = decide({ deliveries: '2026-12-04:500 2027-01-10:300' }, known)
    if (announced.kind !== 'changed') throw new Error(announced.kind)
    expect(decide({ deliveries: '2027-01-10:300 2026-12-04:500' }, announced.after).kind).toBe('unchanged')
    const moved = decide({ deliveries: '2026-12-04:400' }, announced.after)
    expect(moved).toMatchObject({ after: { stock: { deliveries: [{ quantity: 400, expectedOn: '2026-12-04' }] } } })
    const one = decide({ deliveryQuantity: '50', deliveryDate: '2027-02-01' }, announced.after)
    expect(one).toMatchObject({ eventsByKind: { stock: [{ type: 'delivery-announced', data: { quantity: 50 } }] } })
    expect(decide({ deliveries: '-' }, announced.after)).toMatchObject({ after: { stock: { deliveries: [] } } })
  })

  it('exchanges seven deliveries for seven others, though a part has twelve at most', () => {
    const list = (month: string) => Array.from({ length: 7 }, (_, day) => `${month}-0${day + 1}:${100 + day}`).join(' ')
    const announced = decide({ deliveries: list('2027-01') }, known)
    if (announced.kind === 'wrong') throw new Error(JSON.stringify(announced))
    const exchanged = decide({ deliveries: list('2027-02') }, announced.after)
    if (exchanged.kind === 'wrong') throw new Error(JSON.stringify(exchanged))
    const { deliveries } = exchanged.after.stock
    expect(deliveries.map((one) => `${one.expectedOn}:${one.quantity}`).join(' ')).toBe(list('2027-02'))
  })

  it('questions a delivery that is announced for a day in the past', () => {
    const past = (field: string, value: string) => ({ kind: 'wrong', errors: [{ field, reason: 'past-date', value }] })
    const late = { deliveryQuantity: '50', deliveryDate: '2026-11-23' }
    expect(decide(late, known)).toEqual(past('deliveryDate', '2026-11-23'))
    const list = '2026-11-23:5 2026-12-04:500'
    expect(decide({ deliveries: list }, known)).toEqual(past('deliveries', list))
    expect(decide({ deliveryQuantity: '50', deliveryDate: '2026-11-24' }, known).kind).toBe('changed')

    const confirmed = { ...values(late), dates: { field: 'deliveryDate' as const, content: null, confirmed: true } }
    const overdue = decideRow(confirmed, known, sampleId, undefined, today)
    if (overdue.kind !== 'changed') throw new Error(overdue.kind)
    expect(decide({ deliveries: '2026-11-23:50' }, overdue.after).kind).toBe('unchanged')
    expect(decide({ deliveries: '-' }, overdue.after).kind).toBe('changed')
  })

  it('reverts a currency to the rate, but never the base currency', () => {
    const priced = decide({ 'price.EUR': '1:0.5' }, known)
    if (priced.kind !== 'changed') throw new Error(priced.kind)
    expect(decide({ 'price.EUR': '0.50' }, priced.after).kind).toBe('unchanged')
    expect(decide({ 'price.EUR': '-' }, priced.after)).toMatchObject({
      eventsByKind: { price: [{ type: 'price-cleared' }] },
    })
    expect(decide({ 'price.EUR': '-' }, known).kind).toBe('unchanged')
    expect(errors({ manufacturer: 'Molex', model: 'x', 'price.USD': '-' })).toEqual([
      ['price.USD', 'missing', undefined],
    ])
  })

  it('sets a replacement, but never one that leads back to the part', () => {
    const other = productId.parse('p-00000000000000aa')
    expect(
      decide({ lifecycle: 'discontinued', replacement: 'x' }, known, { productId: other, successors: [] }),
    ).toMatchObject({
      eventsByKind: { product: [{ type: 'product-lifecycle-set', data: { replacement: other } }] },
    })
    expect(
      decide({ lifecycle: 'discontinued', replacement: 'x' }, known, { productId: other, successors: [sampleId] }),
    ).toEqual({
      kind: 'wrong',
      errors: [{ field: 'replacement', reason: 'replacement-not-possible' }],
    })
  })
})
