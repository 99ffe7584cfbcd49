import { isRejection } from '@pinline/contracts/api/error-codes'
import type { QuotedLine } from '@pinline/contracts/catalogue/price/quote-lines'
import { buyerId, orderNumber, productId, vaultReference } from '@pinline/events/ids'
import { type CurrencyCode, currencyCodes, currencyDigits, lineTotal } from '@pinline/events/money'
import { freightZones } from '@pinline/events/order/freight-zone'
import { taxTreatments } from '@pinline/events/order/order-tax'
import { shippingMethods } from '@pinline/events/order/shipping-method'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { QuotedCartLine } from '../cart/orderable.ts'
import { type Freight, noFreight } from '../domain/freight/freight.ts'
import { newOrder } from '../domain/order/order.ts'
import { placeOrder } from '../domain/order/place-order.ts'
import { seededFreight } from '../freight/freight-seed.ts'
import { orderedOf, type PricingInput, priceCheckout } from './price-checkout.ts'

const buyer = buyerId.parse('b-00000000000000000001')
const addressRef = vaultReference.parse('address-a-home00000001@1')
const freight: Freight = { tariffs: seededFreight.map((tariff) => ({ ...tariff, version: 1 })) }

const rateTo = (to: CurrencyCode, amount: number) => ({ from: 'USD' as const, to, amount, scale: 6 })
const rates = fc.record({
  amount: fc.integer({ min: 50_000, max: 200_000_000 }),
  to: fc.constantFrom(...currencyCodes),
})

const line = (currency: CurrencyCode) =>
  fc
    .record({
      status: fc.constantFrom(
        'ok' as const,
        'ok' as const,
        'ok' as const,
        'quantity' as const,
        'discontinued' as const,
      ),
      quantity: fc.integer({ min: 1, max: 2_000 }),
      available: fc.integer({ min: 0, max: 4_000 }),
      amount: fc.integer({ min: 1, max: 900_000 }),
      weightGrams: fc.integer({ min: 1, max: 90 }).map((tenths) => tenths / 10),
      custom: fc.boolean(),
      known: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn > 0),
    })
    .map(({ status, quantity, amount, known, ...rest }): Omit<QuotedCartLine, 'productId'> => {
      const id = productId.parse('p-0000000000000000')
      const unitPrice = { amount, scale: currencyDigits[currency] + 2, currency }
      const quoted: QuotedLine = known
        ? {
            status,
            productId: id,
            model: 'M',
            manufacturer: 'Molex',
            name: 'Connector',
            unitPrice,
            lineTotal: lineTotal(unitPrice, quantity),
            priceVersion: '1',
            moq: 1,
            orderMultiple: 1,
            bodyMm: [0, 0, 1, 1],
            pads: [],
            leadTimeDays: 1,
            hsCode: '85366990',
            origin: 'CN',
            suggestedQuantities: [],
            breaks: [],
            nextBreak: null,
            replacementId: null,
            incoming: null,
            deliveries: [],
            ...rest,
          }
        : { status: 'unknown', productId: id }
      return { quantity, quoted }
    })

const input: fc.Arbitrary<PricingInput> = fc
  .record({ rate: rates, wallet: fc.option(fc.integer({ min: 5_000_000, max: 9_000_000 }), { nil: undefined }) })
  .chain(({ rate, wallet }) =>
    fc.record({
      quoted: fc.array(line(rate.to), { minLength: 1, maxLength: 12 }).map((lines) => ({
        rate: rateTo(rate.to, rate.amount),
        isOffered: true,
        today: '2026-11-22',
        lines: lines.map((item, index) => ({
          ...item,
          productId: productId.parse(`p-${String(index).padStart(16, '0')}`),
        })),
      })),
      freight: fc.constantFrom(freight, freight, freight, noFreight),
      zone: fc.option(fc.constantFrom(...freightZones), { nil: undefined }),
      method: fc.option(fc.constantFrom(...shippingMethods), { nil: undefined }),
      shipmentChoice: fc.constantFrom('together' as const, 'as-ready' as const, undefined),
      tax: fc.option(
        fc.record({
          treatment: fc.constantFrom(...taxTreatments),
          country: fc.constant('DE'),
          basisPoints: fc.integer({ min: 0, max: 10_000 }),
        }),
        { nil: undefined },
      ),
      walletRate: fc.constant(wallet === undefined || rate.to === 'CNY' ? undefined : rateTo('CNY', wallet)),
    }),
  )

const placedOf = (item: PricingInput) => {
  const priced = priceCheckout(item)
  const { totals } = priced
  if (totals === undefined || priced.lines.length === 0) return undefined
  const events = placeOrder(newOrder, {
    type: 'place-order',
    orderNo: orderNumber.parse('2611220000017'),
    placementId: 'placement.seal',
    now: '2026-11-22T09:00:00.000Z',
    paymentDeadline: '2026-11-23T09:00:00.000Z',
    ...orderedOf(priced, totals, {
      buyerId: buyer,
      quoted: item.quoted,
      addressRef,
      country: 'DE',
      wallet: 'simulator',
    }),
  })
  if (isRejection(events) || events[0] === undefined) throw new Error('the order was refused')
  return { priced, totals, order: events[0].data }
}

it('an order has the totals of its preview, whatever the cart, currency, zone, method and wallet', () => {
  let ordered = 0
  fc.assert(
    fc.property(input, (item) => {
      const placed = placedOf(item)
      if (placed === undefined) return
      ordered += 1
      const { priced, totals, order } = placed
      expect(order.goodsTotal).toEqual(priced.goods)
      expect(order.weightGrams).toBe(priced.weightGrams)
      expect(order.freight).toEqual(totals.freight)
      expect(order.total).toEqual(totals.total)
      expect(order.payable ?? order.total).toEqual(totals.payable)
      const net = order.lines.reduce((sum, { lineTotal: { minor } }) => sum + minor, totals.freight.minor)
      const tax = order.tax?.amount.minor ?? 0
      expect(order.total.minor).toBe(net + tax)
      expect(order.tax).toEqual(totals.tax)
      expect(Math.abs(tax - (net * (item.tax?.basisPoints ?? 0)) / 10_000)).toBeLessThanOrEqual(0.5)
      expect(order.payableRate === undefined).toBe(order.payable === undefined)
    }),
    { numRuns: 1500 },
  )
  expect(ordered).toBeGreaterThan(300)
})

it('an order is sent as ready where it is chosen and there is both: its freight is that of each parcel by its own weight', () => {
  let split = 0
  fc.assert(
    fc.property(input, (item) => {
      const placed = placedOf(item)
      if (placed === undefined) return
      const { priced, order } = placed
      const offer = priced.offers.find(({ method }) => method === item.method)
      const kinds = new Set(order.lines.map(({ custom }) => custom))
      expect(offer?.shipmentPlan !== undefined).toBe(kinds.size === 2)
      if (order.shipmentPlan === undefined) {
        expect(kinds.size === 2 && item.shipmentChoice === 'as-ready').toBe(false)
        expect(order.freight).toEqual(offer?.freight)
        return
      }
      split += 1
      expect(item.shipmentChoice).toBe('as-ready')
      const { shipments, togetherFreight } = order.shipmentPlan
      expect(togetherFreight).toEqual(offer?.freight)
      expect(shipments.map(({ productIds }) => productIds)).toEqual(
        [false, true].map((custom) =>
          order.lines.filter((one) => one.custom === custom).map(({ productId: id }) => id),
        ),
      )
      for (const { productIds, freight: own } of shipments) {
        const alone = item.quoted.lines.filter(({ productId: id }) => productIds.includes(id))
        const [only] = priceCheckout({ ...item, quoted: { ...item.quoted, lines: alone } }).offers.filter(
          ({ method }) => method === item.method,
        )
        expect(own).toEqual(only?.freight)
      }
      expect(order.freight.minor).toBe(shipments.reduce((sum, { freight: { minor } }) => sum + minor, 0))
    }),
    { numRuns: 1500 },
  )
  expect(split).toBeGreaterThan(50)
})

it('a freight that was agreed is that of one parcel, whatever is chosen', () =>
  fc.assert(
    fc.property(input, (item) => {
      const agreed = { method: 'standard', freight: { minor: 500, currency: item.quoted.rate.to } } as const
      const { totals } = priceCheckout({ ...item, method: 'standard', shipmentChoice: 'as-ready', agreed })
      expect(totals?.shipmentPlan).toBeUndefined()
      expect(totals?.freight).toEqual(agreed.freight)
    }),
  ))

it('each selected line is either ordered or excluded', () => {
  fc.assert(
    fc.property(input, (item) => {
      const { lines, excluded } = priceCheckout(item)
      expect([...lines, ...excluded].map(({ productId: id }) => id).sort()).toEqual(
        item.quoted.lines.map(({ productId: id }) => id).sort(),
      )
      for (const { quantity, quoted } of lines) expect(quoted.custom || quoted.available >= quantity).toBe(true)
    }),
  )
})

it('the payable amount follows from the total by the stated rate, half up, and is never zero', () => {
  fc.assert(
    fc.property(input, (item) => {
      const placed = placedOf(item)
      if (placed?.totals.payableRate === undefined) return
      const { total, payable, payableRate } = placed.totals
      const [units = '0', fraction = ''] = payableRate.split('.')
      const rate = BigInt(units + fraction.padEnd(8, '0'))
      const shift = 10n ** BigInt(8 + currencyDigits[total.currency] - currencyDigits[payable.currency])
      const exact = BigInt(total.minor) * rate
      const rounded = exact / shift + (exact % shift >= shift / 2n ? 1n : 0n)
      expect(payable).toEqual({ minor: Math.max(1, Number(rounded)), currency: 'CNY' })
    }),
    { numRuns: 500 },
  )
})
