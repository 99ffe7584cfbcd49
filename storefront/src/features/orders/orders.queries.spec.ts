import { orderNumber } from '@pinline/events/ids'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { ApiFailure, CallRefused } from '@pinline/ui/api-client/outcome'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getOrderQuery } from './orders.queries.ts'

const orderNo = orderNumber.parse('2611220000019')
const noSuchOrder = new CallRefused({
  kind: 'refused',
  status: 404,
  code: 'order-not-found',
  message: 'Order not found',
  errors: {},
  data: null,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page with an order, and scripted responses of the server, the last one repeated. */
const pageReceived = (...responses: readonly (Error | 'found')[]) => {
  const server = { requests: 0 }
  const api = {
    read: async () => {
      const response = responses[Math.min(server.requests, responses.length - 1)]
      server.requests += 1
      if (response instanceof Error) throw response
      return { orderNo }
    },
  } as unknown as ApiClient
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new QueryObserver(queryClient, getOrderQuery({ api }, orderNo))
  const leave = observer.subscribe(() => undefined)
  return { server, leave, status: () => observer.getCurrentResult().status }
}

it('polls for an order that is not in the lists yet, and shows it as loading', async () => {
  const page = pageReceived(noSuchOrder, noSuchOrder, 'found')
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.status()).toBe('pending')
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.status()).toBe('success')
  expect(page.server.requests).toBe(3)
  page.leave()
})

it('reports a missing order after some seconds, and stops polling', async () => {
  const page = pageReceived(noSuchOrder)
  await vi.advanceTimersByTimeAsync(5000)
  expect(page.status()).toBe('pending')
  await vi.advanceTimersByTimeAsync(5000)
  expect(page.status()).toBe('error')
  const { requests } = page.server
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.server.requests).toBe(requests)
  page.leave()
})

it('reports a missing response at once', async () => {
  const page = pageReceived(new ApiFailure('network', 'no connection'))
  await vi.advanceTimersByTimeAsync(10)
  expect(page.status()).toBe('error')
  expect(page.server.requests).toBe(1)
  page.leave()
})
