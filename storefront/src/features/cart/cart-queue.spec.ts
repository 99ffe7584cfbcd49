import type { Cart } from '@pinline/contracts/order/cart/cart'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { cartKey } from './cart.queries.ts'
import { onCartRevision, queueChange, showCartIfNewer } from './cart-queue.ts'

const cartAt = (revision: number): Cart => ({
  revision,
  lines: [],
  currency: 'USD',
  rate: '1',
  totals: { lines: 0, selected: 0, orderable: 0, goods: { minor: 0, currency: 'USD' }, weightGrams: 0 },
})

/** A page with the cart, and a fake server. */
const page = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const server = { revision: 1, reads: 0 }
  queryClient.setQueryData(cartKey, cartAt(1))
  const observer = new QueryObserver(queryClient, {
    queryKey: cartKey,
    queryFn: async () => {
      server.reads += 1
      return cartAt(server.revision)
    },
  })
  observer.subscribe(() => undefined)
  return { queryClient, server, shown: () => observer.getCurrentResult().data?.revision }
}

const results = <T>() => {
  let give: (value: T) => void = () => undefined
  const given = new Promise<T>((resolve) => {
    give = resolve
  })
  return { given, give }
}

it('reloads after a change by another tab, unless it is shown already', async () => {
  const { queryClient, server, shown } = page()
  onCartRevision(queryClient, 1)
  expect(server.reads).toBe(0)
  server.revision = 2
  onCartRevision(queryClient, 2)
  await expect.poll(shown).toBe(2)
  expect(server.reads).toBe(1)
})

it('waits for an own change in progress, then reloads what others have changed', async () => {
  const { queryClient, server, shown } = page()
  const [first, second] = [results<Cart>(), results<Cart>()]
  const done = [queueChange(queryClient, () => first.given), queueChange(queryClient, () => second.given)]
  onCartRevision(queryClient, 2)
  onCartRevision(queryClient, 4)
  first.give(cartAt(2))
  await done[0]
  expect([shown(), server.reads]).toEqual([1, 0])
  server.revision = 4
  second.give(cartAt(3))
  await done[1]
  expect([shown(), server.reads]).toEqual([4, 1])
})

it('does not reload for its own change', async () => {
  const { queryClient, server, shown } = page()
  const own = results<Cart>()
  const done = queueChange(queryClient, () => own.given)
  onCartRevision(queryClient, 2)
  own.give(cartAt(2))
  await done
  expect([shown(), server.reads]).toEqual([2, 0])
})

it('reloads after a failed change', async () => {
  const { queryClient, server, shown } = page()
  server.revision = 5
  await queueChange(queryClient, async () => undefined)
  expect([shown(), server.reads]).toEqual([5, 1])
})

it('never goes back to an older response', () => {
  const { queryClient, shown } = page()
  showCartIfNewer(queryClient, cartAt(7))
  showCartIfNewer(queryClient, cartAt(6))
  expect(shown()).toBe(7)
})
