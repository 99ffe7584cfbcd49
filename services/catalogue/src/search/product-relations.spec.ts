import { describe, expect, it } from 'vitest'
import type { IndexedProduct } from './indexed-product.ts'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'

const stating = (entry: IndexedProduct, relations: IndexedProduct['product']['relations'], version: number) => ({
  ...entry,
  product: { ...entry.product, relations: relations ?? [] },
  versions: { ...entry.versions, product: version },
})
const [header, housing, cover] = [1, 2, 3].map((number) => listedSample(number, { model: `part ${number}` })) as [
  IndexedProduct,
  IndexedProduct,
  IndexedProduct,
]
const ids = (parts: readonly IndexedProduct[]) => parts.map(({ id }) => id)

describe('relations of products', () => {
  it('mate both ways, while accessories belong to the part that states them', () => {
    const index = new ProductIndex()
    const stated = [
      { kind: 'mates-with', productId: housing.id },
      { kind: 'accessory', productId: cover.id },
    ] as const
    for (const one of [stating(header, stated, 2), housing, cover]) index.put(one)
    expect(ids(index.mates(index.find(header.id) ?? header, 9))).toEqual([housing.id])
    expect(ids(index.mates(housing, 9))).toEqual([header.id])
    expect(ids(index.stated('accessory', index.find(header.id) ?? header, 9))).toEqual([cover.id])
    expect(ids(index.accessoryOf(cover.id, 9))).toEqual([header.id])
    expect(index.stated('accessory', cover, 9)).toEqual([])
  })

  it('end when they are no longer stated, and rest while a part is withdrawn', () => {
    const index = new ProductIndex()
    const stated = [{ kind: 'mates-with', productId: housing.id }] as const
    for (const one of [stating(header, stated, 2), housing]) index.put(one)
    index.remove(housing.id)
    expect(index.mates(index.find(header.id) ?? header, 9)).toEqual([])
    index.put(housing)
    expect(ids(index.mates(housing, 9))).toEqual([header.id])
    index.put(stating(header, [], 3))
    expect(index.mates(housing, 9)).toEqual([])
  })

  it('include the part whose number a part states as what it mates with', () => {
    const index = new ProductIndex()
    index.define([{ id: 'mates-with', type: 'text', unit: null, fixed: false } as never], [])
    const [b3b, xhp] = [
      listedSample(4, { manufacturer: 'JST', model: 'B3B-XH-A', attributes: { 'mates-with': 'XHP-3' } }),
      listedSample(5, { manufacturer: 'JST', model: 'XHP-3' }),
    ]
    for (const one of [b3b, xhp]) index.put(one)
    expect(ids(index.mates(b3b, 9))).toEqual([xhp.id])
    expect(ids(index.mates(xhp, 9))).toEqual([b3b.id])
  })
})
