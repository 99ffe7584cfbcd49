import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { readPartList, relationsAfter } from './relation-fields.ts'

const [housing, cover, other] = ['p-00112233445566aa', 'p-00112233445566bb', 'p-00112233445566cc'].map((id) =>
  productId.parse(id),
) as [ReturnType<typeof productId.parse>, ReturnType<typeof productId.parse>, ReturnType<typeof productId.parse>]

describe('columns of related parts', () => {
  it('have part numbers between semicolons, bars or lines, each once', () => {
    expect(readPartList('XHP-3; XHP-4 |XHP-3\n XHP-5;')).toEqual(['XHP-3', 'XHP-4', 'XHP-5'])
    expect(readPartList(' ')).toEqual([])
  })

  it('replace the list of their kind and leave the others', () => {
    const before = [
      { kind: 'mates-with', productId: housing },
      { kind: 'accessory', productId: cover },
    ] as const
    expect(relationsAfter(before, new Map([['mates-with', [other]]]))).toEqual([
      { kind: 'accessory', productId: cover },
      { kind: 'mates-with', productId: other },
    ])
    expect(relationsAfter(before, new Map([['accessory', []]]))).toEqual([before[0]])
    expect(relationsAfter(before, new Map([['mates-with', [housing]]]))).toEqual(before)
  })
})
