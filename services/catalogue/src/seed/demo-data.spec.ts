import { isRejection } from '@pinline/contracts/api/error-codes'
import { productData } from '@pinline/events/catalogue/connector-part'
import { describe, expect, it } from 'vitest'
import { priceDecider } from '../domain/price/price-decider.ts'
import { productIdOf } from '../identity/product-id-of.ts'
import { demoChance } from './demo-chance.ts'
import { demoPrices } from './demo-prices.ts'
import { demoLifecycle, demoStock } from './demo-stock.ts'
import { demoTradeData } from './demo-trade-data.ts'
import { defaultSeedFile, readConnectors } from './read-connectors.ts'

const parts = await readConnectors(defaultSeedFile)
const products = parts.map((part) => {
  const id = productIdOf(part)
  const chance = demoChance(id)
  const data = { ...part, ...demoTradeData(part, chance) }
  return { id, chance, data, life: demoLifecycle(chance) }
})

describe('the demo data of 5,112 connectors', () => {
  it('gives every part an id of its own and complete data', () => {
    expect(products).toHaveLength(5112)
    expect(new Set(products.map(({ id }) => id)).size).toBe(5112)
    for (const { data } of products) expect(productData.parse(data)).toEqual(data)
  })

  it('is the same at every start', () => {
    const [first] = parts
    if (first === undefined) throw new Error('no parts')
    const once = demoTradeData(first, demoChance(productIdOf(first)))
    expect(demoTradeData(first, demoChance(productIdOf(first)))).toEqual(once)
  })

  it('has prices that fall with the quantity and that set-price accepts', () => {
    for (const { id, data, chance } of products) {
      const breaks = demoPrices(data, chance)
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
    const stocked = products.map(({ data, life, chance }) => ({ data, life, ...demoStock(data, life, chance) }))
    const share = (of: (stock: (typeof stocked)[number]) => boolean) => stocked.filter(of).length / stocked.length
    expect(share(({ data, onHand }) => !data.custom && onHand === 0)).toBeCloseTo(0.07, 1)
    expect(share(({ data, onHand }) => !data.custom && onHand > 0 && onHand < 50)).toBeCloseTo(0.07, 1)
    expect(share(({ data }) => data.custom)).toBeCloseTo(0.02, 1)
    expect(share(({ onHand }) => onHand > 100)).toBeGreaterThan(0.7)
  })
})
