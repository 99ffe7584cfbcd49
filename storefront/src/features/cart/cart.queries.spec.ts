import type { Cart, CartLine } from '@pinline/contracts/order/cart/cart'
import { productId } from '@pinline/events/ids'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { cartKey, getCartQuery } from './cart.queries.ts'

const lineOf = (digit: string): CartLine => ({
  productId: productId.parse(`p-${digit.repeat(16)}`),
  status: 'ok',
  model: `43045-0${digit}00`,
  manufacturer: 'Molex',
  name: 'Micro-Fit header',
  quantity: 250,
  unitPrice: { amount: 4039, scale: 4, currency: 'USD' },
  lineTotal: { minor: 10098, currency: 'USD' },
  available: 4000,
  moq: 1,
  orderMultiple: 1,
  weightGrams: 1.2,
  custom: false,
  leadTimeDays: 0,
  drawing: { bodyMm: [-2, -2, 2, 2], pads: [['1', 't', 'r', 0, 0, 1.5, 1.5, 1]] },
  suggestedQuantities: [],
  breaks: [],
  nextBreak: null,
  replacementId: null,
  incoming: null,
  selected: true,
  addedAt: '2026-11-20T08:00:00.000Z',
  priceBefore: null,
})
const cartOf = (revision: number, lines: CartLine[]): Cart => ({
  revision,
  lines,
  currency: 'USD',
  rate: '1',
  totals: { lines: 3, selected: 3, orderable: 3, goods: { minor: 30294, currency: 'USD' }, weightGrams: 900 },
})

it('preserves references of unchanged lines, also below a removed one', async () => {
  const answered = cartOf(1, [lineOf('1'), lineOf('2'), lineOf('3')])
  const api = { read: async () => answered } as unknown as ApiClient
  const queryClient = new QueryClient()
  const shown = await queryClient.fetchQuery(getCartQuery({ api }))
  const [, second, third] = shown.lines
  queryClient.setQueryData(cartKey, cartOf(2, [lineOf('2'), { ...lineOf('3'), selected: false }]))
  const after = queryClient.getQueryData<Cart>(cartKey)
  expect(after?.revision).toBe(2)
  expect(after?.lines[0]).toBe(second)
  expect(after?.lines[1]).toEqual({ ...third, selected: false })
  expect(after?.lines[1]?.drawing).toBe(third?.drawing)
})
