import { type BuyerId, buyerId, type OrderNumber, orderNumber } from '@pinline/events/ids'
import { type OrderPlaced, orderPlaced } from '@pinline/events/order/order-placed'
import { type StockReserved, stockReserved } from '@pinline/events/order/stock-reserved'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const line = (productId: string, quantity: number) => ({
  productId,
  model: '43045-1000',
  manufacturer: 'Molex',
  quantity,
  unitPrice: { amount: 4039, scale: 4, currency: 'USD' },
  lineTotal: usd(10_098),
  weightGrams: 2,
  custom: false,
})
const lines = [line('p-00112233445566aa', 250), line('p-00112233445566bb', 4)]

const placed = orderPlaced.parse({
  type: 'order-placed',
  data: {
    orderNo: '2001010000000',
    buyerId: 'b-0123456789abcdefghijklmn',
    placementId: 'placing-0123456789abcdefghijklmn',
    currency: 'USD',
    rate: '1',
    lines,
    goodsTotal: usd(20_196),
    freight: usd(2460),
    total: usd(22_656),
    weightGrams: 508,
    shippingMethod: 'standard',
    addressRef: 'address-a-0123456789ab@3',
    poNumber: 'TH-0412',
    placedAt: '2026-11-21T09:12:04.118Z',
    payBefore: '2036-11-22T09:12:04.118Z',
  },
})
const reserved = stockReserved.parse({
  type: 'stock-reserved',
  data: {
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    reservedAt: '2026-11-21T09:12:04.130Z',
  },
})

/** The number of the n-th sample order. */
export const sampleOrderNo = (n: number): OrderNumber => orderNumber.parse(`200101${String(n).padStart(7, '0')}`)

/** Every sample order has its own buyer, so that none waits for another's cart. */
const sampleBuyer = (n: number): BuyerId => buyerId.parse(`b-sample${String(n).padStart(18, '0')}`)

/** The events of the n-th sample order's stream up to its reservation: two events over two lines, about 1.4 kB. */
export const sampleOrder = (n: number): [OrderPlaced, StockReserved] => [
  { ...placed, data: { ...placed.data, orderNo: sampleOrderNo(n), buyerId: sampleBuyer(n) } },
  reserved,
]
