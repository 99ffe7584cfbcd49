import { describe, expect, it } from 'vitest'
import { mailKindOf } from './mail-kind-of.ts'

const afterSale = (step: 'approved' | 'reminded') =>
  ({ template: 'after-sale', parameters: { afterSaleNo: '2611214073958-1', step } }) as const
const orderNo = '2611214073958'

describe('a message that a buyer may do without', () => {
  it('has its kind', () => {
    expect(mailKindOf({ template: 'order-paid', parameters: { orderNo } })).toBe('order-paid')
    expect(mailKindOf(afterSale('approved'))).toBe('after-sale')
  })
  it('is none that the law asks for, or whose date passes', () => {
    expect(
      mailKindOf({ template: 'refund-begun', parameters: { orderNo, amount: { minor: 1, currency: 'USD' } } }),
    ).toBe(null)
    expect(mailKindOf(afterSale('reminded'))).toBe(null)
  })
})
