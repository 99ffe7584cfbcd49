import { describe, expect, it } from 'vitest'
import { nextBreakAfter } from './next-break.ts'

const usd = (amount: number) => ({ amount, scale: 4, currency: 'USD' as const })
const breaks = [
  { from: 10, unitPrice: usd(4039) },
  { from: 250, unitPrice: usd(3839) },
  { from: 500, unitPrice: usd(3413) },
]
const rule = { moq: 10, orderMultiple: 10 }
const after = (quantity: number, more: Partial<Parameters<typeof nextBreakAfter>[0]> = {}) =>
  nextBreakAfter({ breaks, rule, quantity, most: 1_000_000, ...more })

describe('the next price break', () => {
  it('is the next larger quantity that costs less a piece', () => {
    expect(after(100)).toEqual({ from: 250, unitPrice: usd(3839), saves: null })
    expect(after(250)).toEqual({ from: 500, unitPrice: usd(3413), saves: null })
    expect(after(5)).toMatchObject({ from: 250 })
    expect(after(500)).toBeNull()
  })

  it('gives the saving if more pieces cost less', () =>
    expect(after(450)).toEqual({ from: 500, unitPrice: usd(3413), saves: { minor: 17_276 - 17_065, currency: 'USD' } }))

  it('is a quantity in which the part is sold, at its price', () => {
    expect(after(100, { rule: { moq: 10, orderMultiple: 30 } })).toMatchObject({ from: 270, unitPrice: usd(3839) })
    expect(after(100, { rule: { moq: 10, orderMultiple: 600 } })).toMatchObject({ from: 600, unitPrice: usd(3413) })
  })

  it('is not offered beyond the available quantity', () => {
    expect(after(100, { most: 249 })).toBeNull()
    expect(after(100, { most: 250 })).toMatchObject({ from: 250 })
  })

  it('skips breaks that cost no less, and has none without a price', () => {
    const odd = [{ from: 1, unitPrice: usd(3000) }, ...breaks]
    expect(after(5, { breaks: odd })).toBeNull()
    expect(after(100, { breaks: [] })).toBeNull()
  })
})
