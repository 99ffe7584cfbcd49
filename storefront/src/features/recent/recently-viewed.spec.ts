import { productId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { moveToFront } from './recently-viewed.ts'

const ids = Array.from({ length: 30 }, (_, place) => productId.parse(`p-${place.toString(16).padStart(16, '0')}`))

it('stores each viewed part once, the latest first, at most 24', () => {
  const viewed = ids.reduce(moveToFront, [] as typeof ids)
  const [again] = viewed.slice(3)
  if (again === undefined) throw new Error('nothing was seen')
  const after = moveToFront(viewed, again)
  expect(after.slice(0, 2)).toEqual([again, ids.at(-1)])
  expect(after).toHaveLength(24)
  expect(new Set(after).size).toBe(24)
})
