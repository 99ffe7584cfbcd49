import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { hadLine, readToken, type SealedFigures, sameSeal, sealPreview, writeToken } from './preview-token.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const
const seen: SealedFigures = {
  lines: [{ productId: 'p-1', quantity: 250, priceVersion: '7', lineTotal: usd(10_098) }],
  shippingMethod: 'standard',
  freight: usd(2460),
  total: usd(12_558),
  payable: usd(12_558),
  addressRef: 'address-a-1@1',
}
const secret = 'a secret of the spec'
const stillHolds = (seal: string, figures: SealedFigures): boolean => sameSeal(seal, sealPreview(secret, figures))

describe('the seal of a preview', () => {
  it('holds while nothing changed', () => expect(stillHolds(sealPreview(secret, seen), seen)).toBe(true))

  for (const [what, now] of [
    ['the price', { ...seen, lines: [{ ...seen.lines[0], priceVersion: '8' }] }],
    ['the quantity', { ...seen, lines: [{ ...seen.lines[0], quantity: 500 }] }],
    ['the freight', { ...seen, freight: usd(2310), total: usd(12_408) }],
    ['the currency', { ...seen, total: { minor: 12_558, currency: 'EUR' } }],
    ['what the wallet takes', { ...seen, payable: { minor: 12_558, currency: 'CNY' } }],
    ['the rate into what the wallet takes', { ...seen, payable: usd(12_559) }],
    ['the method', { ...seen, shippingMethod: 'express' }],
    ['the version of the address', { ...seen, addressRef: 'address-a-1@2' }],
  ] as const)
    it(`ends with ${what}`, () => expect(stillHolds(sealPreview(secret, seen), now as SealedFigures)).toBe(false))

  it('cannot be made by a stranger', () => expect(stillHolds(sealPreview('another secret', seen), seen)).toBe(false))
})

describe('the token of a preview', () => {
  const [one, two, three] = ['1', '2', '3'].map((digit) => productId.parse(`p-${digit.repeat(16)}`))
  if (one === undefined || two === undefined || three === undefined) throw new Error('three products')

  it('brings back what it was written with', () => {
    const token = readToken(writeToken('seal', 'placement', [{ productId: one }, { productId: two }]))
    expect(token).toMatchObject({ seal: 'seal', placement: 'placement' })
    expect([one, two, three].map((id) => hadLine(token, id))).toEqual([true, true, false])
  })

  it('is read from any text, and then fits nothing', () => {
    for (const text of ['', 'x', '....', `${sealPreview(secret, seen).slice(1)}.placement.marks`]) {
      const token = readToken(text)
      expect(stillHolds(token.seal, seen)).toBe(false)
      expect(hadLine(token, one)).toBe(false)
    }
  })

  it('has room in a request with two hundred lines', () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({
      productId: productId.parse(`p-${String(index).padStart(16, '0')}`),
    }))
    expect(writeToken(sealPreview(secret, seen), 'x'.repeat(43), lines).length).toBeLessThan(4000)
  })
})
