import type { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import type { Cart } from '@pinline/contracts/order/cart/cart'
import { productId } from '@pinline/events/ids'
import type { RefusalOf, ResultOf } from '@pinline/ui/commands/command-result'
import type { Send } from '@pinline/ui/commands/use-command'
import { expect, it } from 'vitest'
import { addPendingLines } from './add-pending-lines.ts'
import { readPending, readPendingLines, writePending } from './pending-line.ts'

const [good, odd] = [productId.parse('p-0123456789abcdef'), productId.parse('p-fedcba9876543210')]
const lines = [
  { productId: good, quantity: 250, model: '43045-1000' },
  { productId: odd, quantity: 430, model: 'B8B-PH-K' },
]

const waiting = () => {
  const values = new Map<string, string>()
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  writePending(store, { key: 'first', lines })
  return store
}

type Result = ResultOf<typeof addToCart>
const failed: Result = { kind: 'failed', reason: 'network', status: 0, code: undefined, message: '' }
const refused = (code: 'quantity-not-allowed' | 'cart-full', data: unknown): RefusalOf<typeof addToCart> => ({
  kind: 'refused',
  status: 422,
  code,
  message: '',
  errors: {},
  data,
})
const cartAt = (revision: number): Cart => ({
  revision,
  lines: [],
  currency: 'USD',
  rate: '1',
  totals: { lines: 0, selected: 0, orderable: 0, goods: { minor: 0, currency: 'USD' }, weightGrams: 0 },
})
const addedAt = (revision: number): Result => ({ kind: 'done', data: cartAt(revision) })

/** Returns scripted results and records what was sent with which key. */
const sendReturning = (...results: readonly Result[]) => {
  const requests: { key: string | undefined; ids: unknown }[] = []
  const send: Send<typeof addToCart> = async (input, key) => {
    requests.push({ key, ids: 'lines' in input ? input.lines.map((line) => line.productId) : [] })
    return results[requests.length - 1] ?? failed
  }
  return { send, requests }
}

it('are removed when they are in the cart', async () => {
  const store = waiting()
  const { send } = sendReturning(addedAt(2))
  expect(await addPendingLines(send, store)).toEqual({ cart: cartAt(2), remaining: 0 })
  expect(readPending(store)).toBeUndefined()
})

it('stay without a response, to be retried with the same key', async () => {
  const store = waiting()
  expect(await addPendingLines(sendReturning().send, store)).toEqual({ cart: undefined, remaining: 2 })
  const again = sendReturning(addedAt(2))
  await addPendingLines(again.send, store)
  expect(again.requests).toEqual([{ key: 'first', ids: [good, odd] }])
})

it('stay if they are rejected, and the others are added without them', async () => {
  const store = waiting()
  const lineErrors = [{ productId: odd, code: 'quantity-not-allowed', suggestedQuantities: [400, 500] }]
  const { send, requests } = sendReturning(refused('quantity-not-allowed', { lines: lineErrors }), addedAt(3))
  expect(await addPendingLines(send, store)).toEqual({ cart: cartAt(3), remaining: 1 })
  expect(requests.map(({ ids }) => ids)).toEqual([[good, odd], [good]])
  expect(requests[1]?.key).not.toBe('first')
  expect(readPendingLines(store)).toEqual([
    { ...lines[1], refused: { code: 'quantity-not-allowed', suggestedQuantities: [400, 500] } },
  ])
})

it('all stay if the rejection names none of them', async () => {
  const store = waiting()
  const { send, requests } = sendReturning(refused('cart-full', { limit: 200 }))
  expect(await addPendingLines(send, store)).toEqual({ cart: undefined, remaining: 2 })
  expect(requests).toHaveLength(1)
  expect(readPendingLines(store).map(({ refused }) => refused?.code)).toEqual(['cart-full', 'cart-full'])
})
