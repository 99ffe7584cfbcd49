import { given } from '@pinline/chassis/domain/given'
import type { PurchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import { deliveryId, productId, supplierId } from '@pinline/events/ids'
import type { UnitPrice } from '@pinline/events/money'
import { describe, it } from 'vitest'
import { purchaseOrderDecider } from './purchase-order-decider.ts'

const now = '2026-11-27T09:00:00.000Z'
const [header, socket, other] = ['p-0123456789abcdef', 'p-00112233445566aa', 'p-ffffffffffffffff'].map((id) =>
  productId.parse(id),
) as [never, never, never]
const [first, second] = ['d-0123456789abcdef', 'd-00112233445566aa'].map((id) => deliveryId.parse(id)) as [never, never]
const lines = [
  ...[{ productId: header, model: '43045-1000', manufacturer: 'Molex', deliveryId: first, quantity: 500 }],
  ...[{ productId: socket, model: 'B4B-XH-A', manufacturer: 'JST', deliveryId: second, quantity: 80 }],
].map((line) => ({ ...line, expectedOn: '2026-12-14' }))
const placed: PurchaseOrderEvent = {
  type: 'purchase-order-placed',
  data: { supplier: 'Molex', reference: '45-1', lines, placedAt: now },
}
type Received = Extract<PurchaseOrderEvent, { type: 'purchase-order-received' }>['data']
const received = (arrived: Received['lines'], left: number): PurchaseOrderEvent => ({
  type: 'purchase-order-received',
  data: { supplier: 'Molex', deliveryNote: 'LS-1', lines: arrived, left, receivedAt: now },
})
const part = { productId: header, deliveryId: first, quantity: 300, open: 500 }
const rest = [
  { productId: header, deliveryId: first, quantity: 210, open: 200 },
  { productId: socket, deliveryId: second, quantity: 80, open: 80 },
]
const closed: PurchaseOrderEvent = {
  type: 'purchase-order-closed',
  data: {
    reason: 'Discontinued',
    open: lines.map((line) => ({ productId: line.productId, deliveryId: line.deliveryId })),
    closedAt: now,
  },
}
const when = (...events: readonly PurchaseOrderEvent[]) => given(purchaseOrderDecider, events)

describe('place-purchase-order', () => {
  const place = { type: 'place-purchase-order', supplier: 'Molex', reference: '45-1', lines, now } as const
  it('orders its lines', () => when().when(place).then([placed]))
  it('names the record of its supplier', () => {
    const record = supplierId.parse('su-0123456789abcdef')
    when()
      .when({ ...place, supplierId: record })
      .then([{ ...placed, data: { ...placed.data, supplierId: record } } as PurchaseOrderEvent])
  })
  it('does nothing on repetition', () => when(placed).when(place).thenNothing())
  it('refuses a product twice', () =>
    when()
      .when({ ...place, lines: [...lines, ...lines] })
      .thenRejected('invalid-input'))
})

describe('receive-purchase-order', () => {
  const receive = (...arrived: { productId: typeof header; quantity: number }[]) =>
    ({ type: 'receive-purchase-order', deliveryNote: 'LS-1', lines: arrived, now }) as const
  it('records a part of a line', () =>
    when(placed)
      .when(receive({ productId: header, quantity: 300 }))
      .then([received([part], 280)]))
  it('is complete with the last piece, and takes what is too much', () =>
    when(placed, received([part], 280))
      .when(receive({ productId: header, quantity: 210 }, { productId: socket, quantity: 80 }))
      .then([received(rest, 0)]))
  it('does nothing without pieces', () => when(placed).when(receive()).thenNothing())
  it('refuses what was not ordered, and orders that are closed or unknown', () => {
    when(placed)
      .when(receive({ productId: other, quantity: 1 }))
      .thenRejected('product-not-found')
    when(placed)
      .when(receive({ productId: header, quantity: 1 }, { productId: header, quantity: 1 }))
      .thenRejected('invalid-input')
    when(placed, received([part], 280), received(rest, 0))
      .when(receive({ productId: header, quantity: 1 }))
      .thenRejected('purchase-order-closed')
    when()
      .when(receive({ productId: header, quantity: 1 }))
      .thenRejected('purchase-order-not-found')
  })
})

describe('reschedule-purchase-order', () => {
  const reschedule = (expectedOn: string) =>
    ({ type: 'reschedule-purchase-order', lines: [{ productId: header, expectedOn }], now }) as const
  it('expects what is left on another date', () =>
    when(placed, received([part], 280))
      .when(reschedule('2026-12-21'))
      .then([
        {
          type: 'purchase-order-rescheduled',
          data: {
            ...{ supplier: 'Molex', reference: '45-1', rescheduledAt: now },
            lines: [{ productId: header, deliveryId: first, quantity: 200, expectedOn: '2026-12-21' }],
          },
        },
      ]))
  it('does nothing for the same date', () => when(placed).when(reschedule('2026-12-14')).thenNothing())
  it('refuses a closed order', () =>
    when(placed, closed).when(reschedule('2026-12-21')).thenRejected('purchase-order-closed'))
})

describe('set-purchase-order-prices', () => {
  const agreedPrice = { amount: 118, scale: 3, currency: 'EUR' } as const
  const set = (price: UnitPrice | null, ...products: (typeof header)[]) =>
    ({
      ...({ type: 'set-purchase-order-prices', now } as const),
      lines: products.map((product) => ({ productId: product, agreedPrice: price })),
    }) as const
  const pricesSet = (price: UnitPrice | null): PurchaseOrderEvent => ({
    type: 'purchase-order-prices-set',
    data: { lines: [{ productId: header, agreedPrice: price }], setAt: now },
  })
  it('records what the supplier charges, and that nothing is agreed any longer', () => {
    when(placed)
      .when(set(agreedPrice, header))
      .then([pricesSet(agreedPrice)])
    when(placed, pricesSet(agreedPrice))
      .when(set(null, header))
      .then([pricesSet(null)])
  })
  it('does nothing for the same price', () => {
    when(placed, pricesSet(agreedPrice)).when(set(agreedPrice, header)).thenNothing()
    const sameAmount = { ...agreedPrice, amount: 1180, scale: 4 } as const
    when(placed, pricesSet(agreedPrice)).when(set(sameAmount, header)).thenNothing()
    when(placed).when(set(null, header)).thenNothing()
  })
  it('takes the price that was agreed when it was ordered for the one of now', () => {
    const [line] = lines
    const priced = { ...placed, data: { ...placed.data, lines: [{ ...line, agreedPrice }] } } as PurchaseOrderEvent
    when(priced).when(set(agreedPrice, header)).thenNothing()
  })
  it('refuses what was not ordered, a part twice, and orders that are closed or unknown', () => {
    when(placed).when(set(agreedPrice, other)).thenRejected('product-not-found')
    when(placed)
      .when(set(agreedPrice, header, header))
      .thenRejected('invalid-input')
    when(placed, closed).when(set(agreedPrice, header)).thenRejected('purchase-order-closed')
    when().when(set(agreedPrice, header)).thenRejected('purchase-order-not-found')
  })
})

describe('close-purchase-order', () => {
  const close = { type: 'close-purchase-order', reason: 'Discontinued', now } as const
  it('expects nothing more', () => when(placed).when(close).then([closed]))
  it('does nothing on repetition', () => when(placed, closed).when(close).thenNothing())
  it('refuses an unknown order', () => when().when(close).thenRejected('purchase-order-not-found'))
})
