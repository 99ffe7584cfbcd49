import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { AppContext } from '../../app/router-context.ts'
import { queueChange } from '../cart/cart-queue.ts'
import { previewOrderQuery } from './preview-order.query.ts'

it('previews the order after the changes of the cart that are under way', async () => {
  const done: string[] = []
  const queryClient = new QueryClient()
  const api = { read: async () => done.push('preview') }
  const context = { api, queryClient } as unknown as AppContext
  let change: () => void = () => undefined
  const changed = new Promise<void>((resolve) => {
    change = resolve
  })
  const queued = queueChange(queryClient, async () => {
    await changed
    done.push('change')
    return undefined
  })
  const request = { addressId: undefined, shippingMethod: undefined, shipmentChoice: 'together' } as const
  const previewed = queryClient.fetchQuery(previewOrderQuery(context, request))
  change()
  await Promise.all([queued, previewed])
  expect(done).toEqual(['change', 'preview'])
})
