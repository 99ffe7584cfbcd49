import { productId } from '@pinline/events/ids'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
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

/** Answers one request after the other and remembers what was asked under which key. */
const apiReturning = (...responses: readonly unknown[]) => {
  const requests: { key: string | undefined; ids: unknown }[] = []
  const api = {
    call: async (_: unknown, input: { lines: { productId: string }[] }, options?: { idempotencyKey?: string }) => {
      requests.push({ key: options?.idempotencyKey, ids: input.lines.map((line) => line.productId) })
      const response = responses[requests.length - 1]
      if (response === undefined) throw new TypeError('away')
      return response
    },
  } as unknown as Pick<ApiClient, 'call'>
  return { api, requests }
}
const refusal = {
  kind: 'refused',
  code: 'quantity-not-allowed',
  data: { lines: [{ productId: odd, code: 'quantity-not-allowed', suggestedQuantities: [400, 500] }] },
}

it('are put away when they are in the cart', async () => {
  const store = waiting()
  const { api } = apiReturning({ kind: 'ok', data: { revision: 2 } })
  expect(await addPendingLines(api, store)).toEqual({ cart: { revision: 2 }, remaining: 0 })
  expect(readPending(store)).toBeUndefined()
})

it('stay without an answer, to be asked for under the same key', async () => {
  const store = waiting()
  expect(await addPendingLines(apiReturning().api, store)).toEqual({ cart: undefined, remaining: 2 })
  const again = apiReturning({ kind: 'ok', data: {} })
  await addPendingLines(again.api, store)
  expect(again.requests).toEqual([{ key: 'first', ids: [good, odd] }])
})

it('stay where they are refused, and the others are added without them', async () => {
  const store = waiting()
  const { api, requests } = apiReturning(refusal, { kind: 'ok', data: { revision: 3 } })
  expect(await addPendingLines(api, store)).toEqual({ cart: { revision: 3 }, remaining: 1 })
  expect(requests.map(({ ids }) => ids)).toEqual([[good, odd], [good]])
  expect(requests[1]?.key).not.toBe('first')
  expect(readPendingLines(store)).toEqual([
    { ...lines[1], refused: { code: 'quantity-not-allowed', suggestedQuantities: [400, 500] } },
  ])
})

it('all stay with the refusal that names none of them', async () => {
  const store = waiting()
  const { api, requests } = apiReturning({ kind: 'refused', code: 'cart-full', data: { limit: 200 } })
  expect(await addPendingLines(api, store)).toEqual({ cart: undefined, remaining: 2 })
  expect(requests).toHaveLength(1)
  expect(readPendingLines(store).map(({ refused }) => refused?.code)).toEqual(['cart-full', 'cart-full'])
})
