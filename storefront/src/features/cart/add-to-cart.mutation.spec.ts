import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { productId } from '@pinline/events/ids'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { afterEach, expect, it, vi } from 'vitest'
import { hookInApp } from '../../app/draw-in-app.fixtures.tsx'
import { shownSession } from '../../session/session.ts'
import { memoryStorage, storedBuyer } from '../../session/storage.fixtures.ts'
import { useAddToCart } from './add-to-cart.mutation.ts'
import { readPendingLines } from './pending-line.ts'

const line = { productId: productId.parse('p-0123456789abcdef'), quantity: 3 }

const press = async (stored: Readonly<Record<string, string>>) => {
  vi.stubGlobal('localStorage', memoryStorage(stored))
  vi.stubGlobal('sessionStorage', memoryStorage())
  const call = vi.fn(async () => ({ kind: 'duplicate' }) as const)
  const add = hookInApp(useAddToCart, { call: call as ApiClient['call'], read: () => new Promise(() => undefined) })
  expect(shownSession().status).toBe('unknown')
  void add(line)
  await vi.waitFor(() => expect(call.mock.calls.length + readPendingLines(sessionStorage).length).toBe(1))
  return call.mock.calls
}

afterEach(() => void vi.unstubAllGlobals())

it('adds the line of a buyer whose page does not show yet that somebody is signed in', async () => {
  expect(await press(storedBuyer)).toEqual([[addToCart, { lines: [line] }, expect.anything()]])
})

it('keeps the line of a visitor for the login', async () => {
  expect(await press({})).toEqual([])
  expect(readPendingLines(sessionStorage)).toEqual([line])
})
