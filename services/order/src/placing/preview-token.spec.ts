import { describe, expect, it } from 'vitest'
import { type SealedFigures, sameToken, sealPreview } from './preview-token.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const
const seen: SealedFigures = {
  lines: [{ productId: 'p-1', quantity: 250, priceVersion: '7', lineTotal: usd(10_098) }],
  shippingMethod: 'standard',
  freight: usd(2460),
  total: usd(12_558),
}
const secret = 'a secret of the spec'
const previewStillHolds = (token: string, figures: SealedFigures): boolean =>
  sameToken(token, sealPreview(secret, figures))

describe('preview token', () => {
  it('holds while nothing changed', () => expect(previewStillHolds(sealPreview(secret, seen), seen)).toBe(true))

  for (const [what, now] of [
    ['the price', { ...seen, lines: [{ ...seen.lines[0], priceVersion: '8' }] }],
    ['the quantity', { ...seen, lines: [{ ...seen.lines[0], quantity: 500 }] }],
    ['the freight', { ...seen, freight: usd(2310), total: usd(12_408) }],
    ['the currency', { ...seen, total: { minor: 12_558, currency: 'EUR' } }],
    ['the method', { ...seen, shippingMethod: 'express' }],
  ] as const)
    it(`ends with ${what}`, () =>
      expect(previewStillHolds(sealPreview(secret, seen), now as SealedFigures)).toBe(false))

  it('cannot be made by a stranger', () =>
    expect(previewStillHolds(sealPreview('another secret', seen), seen)).toBe(false))
  it('is refused in any other form', () => {
    for (const token of ['', 'x', sealPreview(secret, seen).slice(1)])
      expect(previewStillHolds(token, seen)).toBe(false)
  })
})
