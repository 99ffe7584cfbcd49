import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { hadLine, marksOf, readToken, type SealedFigures, sameSeal, sealPreview, writeToken } from './preview-token.ts'

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
const beside = { placement: 'placement', marks: 'marks' }
const stillHolds = (seal: string, figures: SealedFigures, given = beside): boolean =>
  sameSeal(seal, sealPreview(secret, figures, given))

describe('the seal of a preview', () => {
  it('holds while nothing changed', () => expect(stillHolds(sealPreview(secret, seen, beside), seen)).toBe(true))

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
    it(`ends with ${what}`, () =>
      expect(stillHolds(sealPreview(secret, seen, beside), now as SealedFigures)).toBe(false))

  it('cannot be made by a stranger', () =>
    expect(stillHolds(sealPreview('another secret', seen, beside), seen)).toBe(false))
})

describe('the token of a preview', () => {
  const [one, two, three] = ['1', '2', '3'].map((digit) => productId.parse(`p-${digit.repeat(16)}`))
  if (one === undefined || two === undefined || three === undefined) throw new Error('three products')

  const tokenOf = (lines: readonly { productId: typeof one }[]) => {
    const unsealed = { placement: 'x'.repeat(43), marks: marksOf(lines) }
    return { ...unsealed, seal: sealPreview(secret, seen, unsealed) }
  }

  it('brings back what it was written with', () => {
    const written = tokenOf([{ productId: one }, { productId: two }])
    const token = readToken(writeToken(written))
    expect(token).toEqual(written)
    expect([one, two, three].map((id) => hadLine(token, id))).toEqual([true, true, false])
  })

  it('fits nothing as soon as one letter of it is another', () => {
    const text = writeToken(tokenOf([{ productId: one }]))
    const holds = (changed: string) => {
      const token = readToken(changed)
      return stillHolds(token.seal, seen, token)
    }
    expect(holds(text)).toBe(true)
    expect(holds(`${text}.x`)).toBe(false)
    for (let at = 0; at < text.length; at += 1)
      for (const letter of ['A', 'B', '.'])
        if (text[at] !== letter) expect(holds(text.slice(0, at) + letter + text.slice(at + 1))).toBe(false)
  })

  it('is read from any text, and then fits nothing', () => {
    for (const text of ['', 'x', '....', `${sealPreview(secret, seen, beside).slice(1)}.placement.marks`]) {
      const token = readToken(text)
      expect(stillHolds(token.seal, seen)).toBe(false)
      expect(hadLine(token, one)).toBe(false)
    }
  })

  it('has room in a request with two hundred lines', () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({
      productId: productId.parse(`p-${String(index).padStart(16, '0')}`),
    }))
    expect(writeToken(tokenOf(lines)).length).toBeLessThan(4000)
  })
})
