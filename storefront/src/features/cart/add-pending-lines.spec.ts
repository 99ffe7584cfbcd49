import { productId } from '@pinline/events/ids'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { expect, it } from 'vitest'
import { addPendingLines } from './add-pending-lines.ts'
import { keepPending, readPending, readPendingLines } from './pending-line.ts'

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
  keepPending(store, { key: 'first', lines })
  return store
}

/** Answers one request after the other and remembers what was asked under which key. */
const answering = (...answers: readonly unknown[]) => {
  const asked: { key: string | undefined; ids: unknown }[] = []
  const api = {
    call: async (_: unknown, input: { lines: { productId: string }[] }, options?: { idempotencyKey?: string }) => {
      asked.push({ key: options?.idempotencyKey, ids: input.lines.map((line) => line.productId) })
      const answer = answers[asked.length - 1]
      if (answer === undefined) throw new TypeError('away')
      return answer
    },
  } as unknown as Pick<ApiClient, 'call'>
  return { api, asked }
}
const refusal = {
  kind: 'refused',
  code: 'quantity-not-allowed',
  data: { lines: [{ productId: odd, code: 'quantity-not-allowed', suggestedQuantities: [400, 500] }] },
}

it('are put away when they are in the cart', async () => {
  const store = waiting()
  const { api } = answering({ kind: 'ok', data: { revision: 2 } })
  expect(await addPendingLines(api, store)).toEqual({ cart: { revision: 2 }, left: 0 })
  expect(readPending(store)).toBeUndefined()
})

it('stay without an answer, to be asked for under the same key', async () => {
  const store = waiting()
  expect(await addPendingLines(answering().api, store)).toEqual({ cart: undefined, left: 2 })
  const again = answering({ kind: 'ok', data: {} })
  await addPendingLines(again.api, store)
  expect(again.asked).toEqual([{ key: 'first', ids: [good, odd] }])
})

it('stay where they are refused, and the others are added without them', async () => {
  const store = waiting()
  const { api, asked } = answering(refusal, { kind: 'ok', data: { revision: 3 } })
  expect(await addPendingLines(api, store)).toEqual({ cart: { revision: 3 }, left: 1 })
  expect(asked.map(({ ids }) => ids)).toEqual([[good, odd], [good]])
  expect(asked[1]?.key).not.toBe('first')
  expect(readPendingLines(store)).toEqual([
    { ...lines[1], refused: { code: 'quantity-not-allowed', suggestedQuantities: [400, 500] } },
  ])
})

it('all stay with the refusal that names none of them', async () => {
  const store = waiting()
  const { api, asked } = answering({ kind: 'refused', code: 'cart-full', data: { limit: 200 } })
  expect(await addPendingLines(api, store)).toEqual({ cart: undefined, left: 2 })
  expect(asked).toHaveLength(1)
  expect(readPendingLines(store).map(({ refused }) => refused?.code)).toEqual(['cart-full', 'cart-full'])
})
