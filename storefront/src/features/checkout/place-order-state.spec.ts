import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import { productId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { changedAmounts, type PlaceOrderRefusal, placeOrderStateOf } from './place-order-state.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' as const })
const line = (amount: number) => ({
  productId: productId.parse('p-0123456789abcdef'),
  status: 'ok' as const,
  model: 'S6B-PH-SM4-TB',
  manufacturer: 'JST',
  name: 'PH',
  quantity: 120,
  unitPrice: { amount, scale: 4, currency: 'USD' as const },
  lineTotal: usd(Math.round((amount * 120) / 100)),
  available: 29461,
  moq: 1,
  orderMultiple: 1,
  weightGrams: 1.3,
  custom: false,
  leadTimeDays: 2,
  drawing: null,
  suggestedQuantities: [],
  breaks: [],
  nextBreak: null,
  replacementId: null,
  incoming: null,
})
const preview = (amount: number, freight: number): OrderPreview => ({
  lines: [line(amount)],
  excluded: [],
  goods: usd(4192),
  weightGrams: 156,
  deliverTo: null,
  methods: [],
  shippingMethod: 'standard',
  shipmentChoice: 'together',
  freight: usd(freight),
  total: usd(4192 + freight),
  payable: usd(4192 + freight),
  payableRate: null,
  wallet: 'simulator',
  currency: 'USD',
  rate: '1',
  processingDays: { from: 1, to: 3 },
  previewToken: 'sealed',
})
const refused = (code: PlaceOrderRefusal['code'], data: unknown) =>
  ({ kind: 'refused', status: 422, code, message: 'said', errors: {}, data }) as const

it('parses every rejection of the server', () => {
  const before = preview(3493, 2460)
  const now = preview(3633, 2310)
  expect(placeOrderStateOf(refused('price-changed', { preview: now }), before)).toEqual({
    kind: 'price-changed',
    before,
    now,
  })
  const short = { productId: 'p-0123456789abcdef', model: '502443-0470', quantity: 60, available: 22 }
  expect(placeOrderStateOf(refused('out-of-stock', { lines: [short] }), before)).toEqual({
    kind: 'out-of-stock',
    lines: [short],
  })
  for (const code of ['unpaid-share-reached', 'new-buyers-share-reached'] as const)
    expect(placeOrderStateOf(refused(code, { lines: [short] }), before)).toEqual({
      kind: 'share-reached',
      lines: [short],
      message: 'said',
    })
  expect(placeOrderStateOf(refused('unpaid-orders-reached', { limit: 5 }), before)).toEqual({
    kind: 'orders-reached',
    message: 'said',
  })
  expect(placeOrderStateOf(refused('out-of-stock', {}), before)).toEqual({
    kind: 'refused',
    code: 'out-of-stock',
    message: 'said',
  })
  expect(placeOrderStateOf(refused('nothing-selected', null), before)).toEqual({
    kind: 'refused',
    code: 'nothing-selected',
    message: 'said',
  })
  expect(placeOrderStateOf(refused('already-placed', { orderNo: '2511220000017' }), before)).toEqual({
    kind: 'already-placed',
    orderNo: '2511220000017',
    message: 'said',
  })
})

it('lists the amounts that differ, the total last', () => {
  expect(changedAmounts(preview(3493, 2460), preview(3633, 2310)).map((figure) => figure.what.kind)).toEqual([
    'each',
    'freight',
    'total',
  ])
  expect(changedAmounts(preview(3493, 2460), preview(3493, 2460)).map((figure) => figure.what.kind)).toEqual(['total'])
  const amount = { minor: 1900, currency: 'USD' } as const
  const tax = { treatment: 'domestic', country: 'DE', basisPoints: 1900, amount } as const
  expect(changedAmounts(preview(3493, 2460), { ...preview(3493, 2460), tax })).toMatchObject([
    { what: { kind: 'tax' }, was: null, is: amount },
    { what: { kind: 'total' } },
  ])
})
