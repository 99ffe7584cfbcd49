import type { RowChange } from '@pinline/chassis/read-models/view-changes'
import type { Platform } from '@pinline/chassis/service'
import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../domain/product/product.fixtures.ts'
import { noStockPart } from '../read-models/products/products.model.ts'
import { indexedProduct } from './indexed-product.ts'
import { type IndexChange, LiveIndex } from './live-index.ts'

const id = productId.parse('p-0000000000000001')
const versions = (product: number, stock: number) => ({
  'product-0000000000000001': product,
  'price-0000000000000001': 1,
  'stock-0000000000000001': stock,
})
const rowWith = (received: number, of: Record<string, number>, series = 'VH') => ({
  ...{ _id: id, _v: of['stock-0000000000000001'] ?? 0, _versions: of },
  product: {
    ...{
      data: { ...sampleProduct, series },
      addedAt: '2026-11-21T00:00:00.000Z',
      lifecycle: 'active' as const,
      replacement: null,
    },
    ...{ documents: [], withdrawn: false },
  },
  price: { USD: [{ from: 1, unitPrice: { amount: 25, scale: 2, currency: 'USD' as const } }] },
  stock: { ...noStockPart, received },
})
const fieldsOf = ({ stock, _versions, _v }: ReturnType<typeof rowWith>) => ({ stock, _versions, _v })

/** An index over a view with one row; counts how often the row is read. */
const start = async () => {
  let row = rowWith(5, versions(1, 1))
  let reads = 0
  let send: (change: RowChange) => void = () => undefined
  const rows = async function* () {
    reads += 1
    yield row
  }
  const platform = {
    view: () => ({ find: () => ({ [Symbol.asyncIterator]: rows, batchSize: rows }) }),
    fieldChanges: (_projection: unknown, notify: typeof send) => {
      send = notify
      return { started: Promise.resolve(), stop: async () => undefined }
    },
  } as unknown as Pick<Platform, 'view' | 'fieldChanges' | 'log'>
  const live = new LiveIndex(platform)
  await live.start()
  reads = 0
  /** Writes the row, reports these fields of it, and resolves with the change of the index. */
  const write = async (next: typeof row, fields?: RowChange['fields']): Promise<IndexChange> => {
    row = next
    const changed = new Promise<IndexChange>((resolve) => live.onChange(resolve))
    send({ rowId: id, ...(fields === undefined ? {} : { fields }) })
    return await changed
  }
  return { live, write, reads: () => reads }
}

describe('the index of products', () => {
  it('follows the stock of a part without reading its row, as if it had read it', async () => {
    const { live, write, reads } = await start()
    const sold = rowWith(3, versions(1, 2))
    expect(await write(sold, fieldsOf(sold))).toEqual({ ids: [id], lists: false })
    expect(live.index.find(id)).toEqual(indexedProduct(sold))
    const soldOut = rowWith(0, versions(1, 3))
    expect(await write(soldOut, fieldsOf(soldOut))).toEqual({ ids: [id], lists: true })
    expect(live.index.find(id)).toEqual(indexedProduct(soldOut))
    expect(reads()).toBe(0)
  })

  it('reads the row of any other change, and where the stock is of a later part than it knows', async () => {
    const { live, write, reads } = await start()
    const replaced = rowWith(4, versions(1, 2))
    await write(replaced)
    const priced = rowWith(4, { ...versions(1, 2), 'price-0000000000000001': 2 })
    await write(priced, { price: priced.price, _versions: priced._versions, _v: 3 })
    const changed = rowWith(2, { ...versions(2, 3), 'price-0000000000000001': 2 }, 'XH')
    await write(changed, fieldsOf(changed))
    expect(reads()).toBe(3)
    expect(live.index.find(id)).toEqual(indexedProduct(changed))
  })
})
