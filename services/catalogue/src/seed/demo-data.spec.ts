import { isRejection } from '@pinline/contracts/api/error-codes'
import { productData } from '@pinline/events/catalogue/connector-part'
import { describe, expect, it } from 'vitest'
import { priceDecider } from '../domain/price/price-decider.ts'
import { productIdOf } from '../identity/product-id-of.ts'
import { demoPrices } from './demo-prices.ts'
import { demoRandom } from './demo-random.ts'
import { demoLifecycle, demoStock } from './demo-stock.ts'
import { demoTradeData } from './demo-trade-data.ts'
import { defaultSeedFile, readConnectors } from './read-connectors.ts'

const parts = await readConnectors(defaultSeedFile)
const products = parts.map((part) => {
  const id = productIdOf(part)
  const random = demoRandom(id)
  const data = { ...part, ...demoTradeData(part, random) }
  return { id, random, data, life: demoLifecycle(random) }
})

describe('the demo data of 5,112 connectors', () => {
  it('gives every part a unique id and complete data', () => {
    expect(products).toHaveLength(5112)
    expect(new Set(products.map(({ id }) => id)).size).toBe(5112)
    for (const { data } of products) expect(productData.parse(data)).toEqual(data)
  })

  it('is the same at every start', () => {
    const [first] = parts
    if (first === undefined) throw new Error('no parts')
    const once = demoTradeData(first, demoRandom(productIdOf(first)))
    expect(demoTradeData(first, demoRandom(productIdOf(first)))).toEqual(once)
  })

  it('has prices that fall with the quantity and that set-price accepts', () => {
    for (const { id, data, random } of products) {
      const breaks = demoPrices(data, random)
      expect(breaks[0]?.from).toBe(data.moq)
      for (const [index, step] of breaks.entries()) {
        const before = breaks[index - 1]
        if (before !== undefined) expect(step.unitPrice.amount).toBeLessThanOrEqual(before.unitPrice.amount)
      }
      const decision = priceDecider.decide({}, { type: 'set-price', productId: id, currency: 'USD', breaks })
      expect(isRejection(decision)).toBe(false)
    }
  })

  it('is out of stock, low and made to order in plausible shares', () => {
    const stocked = products.map(({ data, life, random }) => ({ data, life, ...demoStock(data, life, random) }))
    const share = (of: (stock: (typeof stocked)[number]) => boolean) => stocked.filter(of).length / stocked.length
    expect(share(({ data, onHand }) => !data.custom && onHand === 0)).toBeCloseTo(0.07, 1)
    expect(share(({ data, onHand }) => !data.custom && onHand > 0 && onHand < 50)).toBeCloseTo(0.07, 1)
    expect(share(({ data }) => data.custom)).toBeCloseTo(0.02, 1)
    expect(share(({ onHand }) => onHand > 100)).toBeGreaterThan(0.7)
  })
})
