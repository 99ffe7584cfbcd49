import { Readable } from 'node:stream'
import { singleLine } from '@pinline/contracts/api/text'
import { lifecycle, type ProductData, productData } from '@pinline/events/catalogue/connector-part'
import { deliveryId } from '@pinline/events/ids'
import { currencyCodes } from '@pinline/events/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleId, sampleProduct } from '../domain/product/product.fixtures.ts'
import { noStock } from '../domain/stock/stock.ts'
import { columnsOf } from './columns-of.ts'
import { decideRow, type PresentPart } from './decide-row.ts'
import { arrayOf, tableOf } from './export-products.ts'
import { importKnowledge } from './import-knowledge.ts'
import { guessOptions, readBeginning, rowsOf } from './import-source.ts'
import { exportColumns, type StoredPart } from './part-columns.ts'
import { mappingOf } from './preview-of.ts'
import { proposeMapping } from './propose-mapping.ts'
import { isBlank, readRow } from './read-row.ts'

const category = { parentId: null, orderNum: 1, titles: { en: 'Pin headers' }, leads: {}, texts: {}, attributeIds: [] }
const knowledge = importKnowledge({
  categories: { 'pin-headers': { ...category, categoryId: 'pin-headers' as never } },
  attributes: {},
})

/** Letters of all scripts that a field accepts, and characters with a meaning in tables and spreadsheets. */
const letter = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom(...`'"=+-@;,|\\aN1. \t\n`),
)
const text = (most: number) =>
  fc
    .array(letter, { maxLength: most })
    .map((letters) => singleLine(20 * most).safeParse(letters.join('').replaceAll('\ufffd', '')).data ?? '')
const named = text(20).filter((one) => one !== '' && !/^="/.test(one))
/** Part numbers and manufacturers have no double spaces, and do not look like a spreadsheet's long number. */
const key = named.filter((one) => one === one.replaceAll(/\s+/gu, ' ') && !/^\d[.,]\d+E\+\d+$/.test(one))
const figure = fc.integer({ min: 1, max: 99_999 }).map((one) => one / 100)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const product: fc.Arbitrary<ProductData> = fc
  .record({
    model: key,
    manufacturer: key,
    series: maybe(named),
    positions: maybe(fc.integer({ min: 0, max: 2000 })),
    rows: maybe(fc.integer({ min: 0, max: 20 })),
    pitchMm: maybe(figure.filter((one) => one <= 100)),
    orientation: maybe(fc.constantFrom('vertical' as const, 'right-angle' as const)),
    mounting: fc.constantFrom('surface-mount' as const, 'through-hole' as const),
    gender: maybe(fc.constantFrom('male' as const, 'female' as const)),
    currentA: maybe(figure),
    voltageV: maybe(figure),
    footprint: named,
    weightGrams: fc.oneof(figure, fc.constant(1e-7), fc.constant(999_999.9)),
    moq: fc.integer({ min: 1, max: 100_000 }),
    leadTimeDays: fc.integer({ min: 0, max: 400 }),
    origin: fc.constantFrom('DE', 'CN', 'JP'),
    rohs: fc.boolean(),
    reach: fc.boolean(),
    names: fc.option(fc.record({ de: named, fr: named }), { nil: undefined }),
  })
  .map((drawn) => {
    const { names, ...rest } = drawn
    const whole = { ...sampleProduct, category: 'pin-headers', demo: false, ...rest }
    return productData.parse(names === undefined ? whole : { ...whole, names })
  })

const breaks = fc
  .uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 })
  .chain((from) =>
    fc.record({
      from: fc.constant(from.toSorted((a, b) => a - b)),
      price: fc
        .record({ amount: fc.integer({ min: 1, max: 10 ** 9 }), scale: fc.integer({ min: 0, max: 6 }) })
        .filter(({ amount, scale }) => amount <= 10 ** (6 + scale)),
      currency: fc.constantFrom(...currencyCodes),
    }),
  )
  .map(({ from, price, currency }) => {
    const unitPrice = { ...price, currency }
    return [currency, from.map((one) => ({ from: one, unitPrice }))] as const
  })

const day = fc
  .integer({ min: 0, max: 2000 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))
const deliveries = fc.uniqueArray(day, { maxLength: 4 }).map((days) =>
  days.toSorted().map((expectedOn, place) => ({
    deliveryId: deliveryId.parse(`d-0000000${place}`),
    quantity: 1 + place,
    expectedOn,
  })),
)

const part = fc
  .record({
    data: product,
    lifecycle: fc.constantFrom(...lifecycle.options),
    price: fc.array(breaks, { maxLength: 3 }).map((list) => Object.fromEntries(list)),
    available: fc.integer({ min: 0, max: 1000 }),
    reserved: fc.integer({ min: 0, max: 1000 }),
    deliveries,
  })
  .map(
    ({ data, lifecycle: life, price, available, reserved, deliveries: announced }): PresentPart => ({
      product: { status: 'listed', data, lifecycle: life, replacement: null, documents: [], relations: [] },
      price,
      stock: { ...noStock, received: available + reserved, available, reserved, deliveries: announced },
    }),
  )

const storedPart = ({ product: known, price, stock }: PresentPart): StoredPart => {
  if (known.status === 'absent') throw new Error('no part')
  const onHand = stock.available + stock.reserved
  return {
    data: known.data,
    lifecycle: known.lifecycle,
    replacement: null,
    relations: {},
    price,
    onHand,
    deliveries: stock.deliveries,
  }
}

const fields = exportColumns([], true)
const one = async function* (present: PresentPart) {
  yield storedPart(present)
}
const comma = { delimiter: ',', decimal: '.' } as const
const forms = [
  (present: PresentPart) => tableOf(one(present), fields, comma),
  (present: PresentPart) => tableOf(one(present), fields, { delimiter: ';', decimal: ',' }),
  (present: PresentPart) => arrayOf(one(present), fields),
]

/** The values of a text's rows, read as after an upload. */
const readAll = async (whole: string) => {
  const source = { open: async () => Readable.from([Buffer.from(whole)]) }
  const options = await guessOptions(source)
  const beginning = await readBeginning(source, options)
  const mapping = mappingOf(beginning, options, proposeMapping(beginning.headers, new Map()), undefined)
  const columns = columnsOf({ headers: beginning.headers, mapping, constants: [] })
  const read = []
  for await (const row of rowsOf(source, options, beginning.headers))
    if (!isBlank(row)) read.push(readRow(row, columns, beginning.headers.length, knowledge))
  return read
}

const joined = async (pieces: AsyncIterable<string>): Promise<string> => {
  let whole = ''
  for await (const piece of pieces) whole += piece
  return whole
}

describe('a part that is exported', () => {
  it('is imported unchanged, as a table of either kind and as JSON', async () => {
    await fc.assert(
      fc.asyncProperty(part, fc.constantFrom(...forms), async (present, form) => {
        const [read] = await readAll(await joined(form(present)))
        if (read?.kind !== 'values') throw new Error(JSON.stringify(read))
        expect(decideRow(read.values, present, sampleId, undefined, '2100-01-01')).toMatchObject({ kind: 'unchanged' })
      }),
      { numRuns: 100 },
    )
  })
})

describe('a row that is wrong', () => {
  it('harms no other', async () => {
    const good = (n: number) => `Acme,GOOD-${n},pin-headers,SMD,DE,${n}`
    const broken = text(40).map((line) => line.replaceAll(/[\r\n\0]/g, ' '))
    await fc.assert(
      fc.asyncProperty(broken, fc.integer({ min: 0, max: 3 }), async (line, place) => {
        const lines = [0, 1, 2].map(good).toSpliced(place, 0, line)
        const read = await readAll(['manufacturer,model,category,mounting,origin,rows', ...lines].join('\n'))
        const models = read.flatMap((row) => (row.kind === 'values' ? [row.values.model] : []))
        expect(models.filter((model) => model.startsWith('GOOD-'))).toEqual(['GOOD-0', 'GOOD-1', 'GOOD-2'])
      }),
      { numRuns: 100 },
    )
  })
})
