import { lineTotal } from '@pinline/events/money'
import { describe, expect, it } from 'vitest'
import { answerQuotation } from '../../order/quotation/answer-quotation.ts'
import { requestQuotation } from '../../order/quotation/request-quotation.ts'
import { newProduct, productPatch } from '../product/product-patch.ts'
import { enteredPriceBreak, enteredUnitPrice } from './entered-price.ts'
import { maxLineQuantity } from './quote-lines.ts'

const productId = 'p-00112233445566aa'
const currency = 'USD'
const huge = Number.MAX_SAFE_INTEGER
const pathsOf = (parsed: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } }) =>
  parsed.error?.issues.map(({ path }) => path.join('.'))

describe('a price as it is entered', () => {
  it('is at most a million a piece, so that the largest line has an exact total', () => {
    const most = enteredUnitPrice.parse({ amount: 1_000_000_000_000, scale: 6, currency })
    expect(Number.isSafeInteger(lineTotal(most, maxLineQuantity).minor)).toBe(true)
    for (const [amount, scale] of [
      [1_000_001, 0],
      [huge, 0],
      [100_000_001, 2],
      [1_000_000_000_001, 6],
    ] as const)
      expect(pathsOf(enteredUnitPrice.safeParse({ amount, scale, currency }))).toEqual(['amount'])
    const unitPrice = { amount: huge, scale: 0, currency }
    expect(pathsOf(enteredPriceBreak.safeParse({ from: 1, unitPrice }))).toEqual(['unitPrice.amount'])
  })

  it('is that of quotations, wanted and offered, whose lead times and freight have an end too', () => {
    const targetPrice = { amount: huge, scale: 0, currency }
    const requested = requestQuotation.input.safeParse({ lines: [{ productId, quantity: 1, targetPrice }] })
    expect(pathsOf(requested)).toEqual(['lines.0.targetPrice.amount'])
    const offered = answerQuotation.input.safeParse({
      quotationNo: 'Q2611270000001',
      version: 1,
      prices: [{ productId, unitPrice: targetPrice, leadTimeDays: huge }],
      freight: { minor: huge, currency },
      shippingMethod: 'standard',
    })
    expect(pathsOf(offered)?.toSorted()).toEqual([
      'freight.minor',
      'prices.0.leadTimeDays',
      'prices.0.unitPrice.amount',
    ])
  })
})

it.each(['moq', 'orderMultiple', 'packingUnit', 'leadTimeDays', 'weightGrams'] as const)(
  'takes no %s of a part that no date and no total can be counted with',
  (field) => {
    expect(pathsOf(productPatch.safeParse({ [field]: huge }))).toEqual([field])
    expect(newProduct.shape[field].safeParse(huge).success).toBe(false)
    expect(productPatch.safeParse({ [field]: 730 }).success).toBe(true)
  },
)
