import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepArrivedData } from './keep-arrived-data.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const page = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const fetched = vi.fn(async () => 'newer')
  /** A component that shows prices, which are fresh for two seconds. */
  const show = () =>
    new QueryObserver(queryClient, { queryKey: ['prices'], queryFn: fetched, staleTime: 2000 }).subscribe(
      () => undefined,
    )
  const laterBy = (ms: number) => vi.setSystemTime(Date.now() + ms)
  return { queryClient, fetched, show, laterBy }
}

it('keeps what came with the page, however late it is shown', () => {
  const { queryClient, fetched, show, laterBy } = page()
  queryClient.setQueryData(['prices'], 'from the server', { updatedAt: Date.now() - 60_000 })
  keepArrivedData(queryClient)
  laterBy(30_000)
  show()
  expect(fetched).not.toHaveBeenCalled()
})

it('refetches it when it is shown on a later page', () => {
  const { queryClient, fetched, show, laterBy } = page()
  queryClient.setQueryData(['prices'], 'from the server')
  keepArrivedData(queryClient)()
  laterBy(3000)
  show()
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('fetches at once what did not come with the page', () => {
  const { queryClient, fetched, show } = page()
  keepArrivedData(queryClient)
  show()
  expect(fetched).toHaveBeenCalledTimes(1)
})
