import { describe, expect, it } from 'vitest'
import { newRowWrites, rowWrite } from './row-write.ts'

const product = { data: { model: '43045-1000' } }
const before = { _id: 'p-1', _versions: { 'product-1': 1 }, _v: 3, product, note: 'old' }

describe('the write of a row', () => {
  it('sets what changed and unsets what was removed, guarded by the previous version', () => {
    const after = { _id: 'p-1', _versions: { 'product-1': 1, 'price-1': 1 }, _v: 4, product, price: { USD: [] } }
    expect(rowWrite(before, after)).toEqual({
      updateOne: {
        filter: { _id: 'p-1', _v: 3 },
        update: { $set: { _versions: after._versions, _v: 4, price: { USD: [] } }, $unset: { note: '' } },
      },
    })
  })

  it('is the whole row if it is new, deleted, or has names with a meaning in updates', () => {
    const filter = { _id: 'p-1', _v: 3 }
    const gone = { _id: 'p-1', _versions: { 'product-1': 2 }, _v: 4, _deleted: true as const }
    expect(rowWrite(before, gone)).toEqual({ replaceOne: { filter, replacement: gone } })
    const back = { ...before, _v: 5 }
    expect(rowWrite(gone, back)).toEqual({ replaceOne: { filter: { _id: 'p-1', _v: 4 }, replacement: back } })
    const named = { ...before, _v: 4, 'a.b': 1 }
    expect(rowWrite(before, named)).toEqual({ replaceOne: { filter, replacement: named } })
  })

  it('fails for a new row that is there already', () => {
    const insert = { insertOne: { document: before } }
    expect(newRowWrites([before], 1)).toEqual([
      { replaceOne: { filter: { _id: 'p-1', _v: 0 }, replacement: before, upsert: true } },
    ])
    expect(newRowWrites([before], 0)).toEqual([insert])
    expect(
      newRowWrites(
        Array.from({ length: 20 }, () => before),
        1,
      )[19],
    ).toEqual(insert)
  })
})
