import { productId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { readCostPrices } from './read-cost-prices.ts'

const ids = Array.from({ length: 101 }, (_, place) => productId.parse(`p-${place.toString(16).padStart(16, '0')}`))

it('reads the cost prices of more products than one request may name', async () => {
  const portions: number[] = []
  const read = await readCostPrices(ids, async (portion) => {
    portions.push(portion.length)
    return portion
  })
  expect(portions).toEqual([100, 1])
  expect(read).toEqual(ids)
})

it('has none of them where one request fails', async () => {
  const failing = readCostPrices(ids, async (portion) => {
    if (portion.length === 1) throw new Error('unavailable')
    return portion
  })
  await expect(failing).rejects.toThrow('unavailable')
})
