import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { retryReads } from './retry-reads.ts'

class Failure extends Error {
  readonly status: number

  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

const options = retryReads((error) => (error instanceof Failure ? error.status : 0))

test('no failure but that of a service that is away is tried again', () => {
  const others = [0, 400, 401, 403, 404, 409, 422, 429, 500, 502].map((status) => new Failure(status))
  expect(others.filter((error) => options.retry(0, error) || options.refetchInterval({ state: { error } }))).toEqual([])
})

test('a page that was opened while its service was away shows its data once the service is back', async () => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  const client = new QueryClient({ defaultOptions: { queries: options } })
  let isAway = true
  const seen: string[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['orders'],
    queryFn: () => (isAway ? Promise.reject(new Failure(503)) : Promise.resolve('rows')),
  })
  const leave = observer.subscribe(({ status }) => void (seen.at(-1) !== status && seen.push(status)))

  await vi.advanceTimersByTimeAsync(7000)
  expect(observer.getCurrentResult().status).toBe('pending')
  await vi.advanceTimersByTimeAsync(1000)
  expect(observer.getCurrentResult().status).toBe('error')
  isAway = false
  await vi.advanceTimersByTimeAsync(6000)
  expect(observer.getCurrentResult().data).toBe('rows')

  leave()
  client.clear()
  vi.useRealTimers()
})
