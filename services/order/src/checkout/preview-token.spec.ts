import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import {
  includesLine,
  lineHashesOf,
  readToken,
  type SignedTotals,
  sameSignature,
  signPreview,
  writeToken,
} from './preview-token.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const
const seen: SignedTotals = {
  lines: [{ productId: 'p-1', quantity: 250, priceVersion: '7', lineTotal: usd(10_098) }],
  shippingMethod: 'standard',
  freight: usd(2460),
  total: usd(12_558),
  payable: usd(12_558),
  addressRef: 'address-a-1@1',
}
const planOf = (first: number) => ({
  shipments: [first, 2460 - first].map((minor, place) => ({
    productIds: [productId.parse(`p-${String(place).repeat(16)}`)],
    freight: usd(minor),
  })),
  togetherFreight: usd(1900),
})
const secret = 'a secret of the spec'
const contents = { cartFingerprint: 'cartFingerprint', lineHashes: 'marks' }
const isValid = (signature: string, totals: SignedTotals, other = contents): boolean =>
  sameSignature(signature, signPreview(secret, totals, other))

describe('the signature of a preview', () => {
  it('is valid while nothing has changed', () => expect(isValid(signPreview(secret, seen, contents), seen)).toBe(true))

  for (const [what, now] of [
    ['the price', { ...seen, lines: [{ ...seen.lines[0], priceVersion: '8' }] }],
    ['the quantity', { ...seen, lines: [{ ...seen.lines[0], quantity: 500 }] }],
    ['the freight', { ...seen, freight: usd(2310), total: usd(12_408) }],
    ['the tax', { ...seen, tax: { treatment: 'export', country: 'GB', basisPoints: 0, amount: usd(0) } }],
    ['the currency', { ...seen, total: { minor: 12_558, currency: 'EUR' } }],
    ['what the wallet takes', { ...seen, payable: { minor: 12_558, currency: 'CNY' } }],
    ['the rate into what the wallet takes', { ...seen, payable: usd(12_559) }],
    ['the number of parcels', { ...seen, shipmentPlan: planOf(1200) }],
    ['the method', { ...seen, shippingMethod: 'express' }],
    ['the version of the address', { ...seen, addressRef: 'address-a-1@2' }],
  ] as const)
    it(`ends with ${what}`, () => expect(isValid(signPreview(secret, seen, contents), now as SignedTotals)).toBe(false))

  it('ends with the freight of one parcel of two, though their sum is the same', () => {
    const apart = { ...seen, shipmentPlan: planOf(1200) }
    expect(isValid(signPreview(secret, apart, contents), apart)).toBe(true)
    expect(isValid(signPreview(secret, apart, contents), { ...seen, shipmentPlan: planOf(1300) })).toBe(false)
  })

  it('cannot be made without the secret', () =>
    expect(isValid(signPreview('another secret', seen, contents), seen)).toBe(false))
})

describe('the token of a preview', () => {
  const [first, two, three] = ['1', '2', '3'].map((digit) => productId.parse(`p-${digit.repeat(16)}`))
  if (first === undefined || two === undefined || three === undefined) throw new Error('three products')

  const tokenOf = (lines: readonly { productId: typeof first }[]) => {
    const withoutSignature = { cartFingerprint: 'x'.repeat(43), lineHashes: lineHashesOf(lines) }
    return { ...withoutSignature, signature: signPreview(secret, seen, withoutSignature) }
  }

  it('contains what it was written with', () => {
    const written = tokenOf([{ productId: first }, { productId: two }])
    const token = readToken(writeToken(written))
    expect(token).toEqual(written)
    expect([first, two, three].map((id) => includesLine(token, id))).toEqual([true, true, false])
  })

  it('fits nothing as soon as one letter of it is another', () => {
    const text = writeToken(tokenOf([{ productId: first }]))
    const valid = (changed: string) => {
      const token = readToken(changed)
      return isValid(token.signature, seen, token)
    }
    expect(valid(text)).toBe(true)
    expect(valid(`${text}.x`)).toBe(false)
    for (let at = 0; at < text.length; at += 1)
      for (const letter of ['A', 'B', '.'])
        if (text[at] !== letter) expect(valid(text.slice(0, at) + letter + text.slice(at + 1))).toBe(false)
  })

  it('is read from any text, and then fits nothing', () => {
    for (const text of ['', 'x', '....', `${signPreview(secret, seen, contents).slice(1)}.placement.marks`]) {
      const token = readToken(text)
      expect(isValid(token.signature, seen)).toBe(false)
      expect(includesLine(token, first)).toBe(false)
    }
  })

  it('fits in a request with two hundred lines', () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({
      productId: productId.parse(`p-${String(index).padStart(16, '0')}`),
    }))
    expect(writeToken(tokenOf(lines)).length).toBeLessThan(4000)
  })
})
