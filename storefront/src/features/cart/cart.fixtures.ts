import { type Cart, type CartLine, cartLine } from '@pinline/contracts/order/cart/cart'

/** A line of a part that is sold in tens, with 500 in stock. */
export const soldLine: CartLine = cartLine.parse({
  productId: 'p-0000000000000001',
  status: 'ok',
  model: '43045-1000',
  manufacturer: 'Molex',
  name: 'Header, 10 pos., Micro-Fit',
  quantity: 10,
  unitPrice: { amount: 8624, scale: 4, currency: 'USD' },
  lineTotal: { minor: 862, currency: 'USD' },
  available: 500,
  moq: 10,
  orderMultiple: 10,
  weightGrams: 1,
  custom: false,
  leadTimeDays: 7,
  drawing: null,
  suggestedQuantities: [],
  breaks: [],
  nextBreak: null,
  replacementId: null,
  incoming: null,
  selected: true,
  addedAt: '2026-01-01T00:00:00.000Z',
  priceBefore: null,
})

/** A cart with one or several lines. */
export const cartWith = (revision: number, ...lines: readonly CartLine[]): Cart => ({
  revision,
  lines: [...lines],
  currency: 'USD',
  rate: '1',
  totals: {
    ...{ lines: lines.length, selected: lines.length, orderable: lines.length, weightGrams: 10 },
    goods: { minor: 862, currency: 'USD' },
  },
})
