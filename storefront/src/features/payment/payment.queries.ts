import { paymentStatus } from '@pinline/contracts/order/payment/payment-status'
import { ApiFailure, CallRefused } from '@pinline/ui/api-client/outcome'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'
import { ordersKey } from '../orders/orders.queries.ts'
import { heard, isOver, notFound, type PaymentWatch, pauseAfter, unheard, unwatched } from './payment-watch.ts'

export const paymentKey = (orderNo: string) => [...ordersKey, 'payment', orderNo] as const

/**
 * How the payment of an order stands: asked again while it may change, more and more seldom while nobody answers, and
 * at once when an event tells of a change, the connection is back or the window is looked at again. What was heard
 * stays while nobody answers; the error is only that there is no such order.
 */
export const paymentQuery = ({ api }: AppContext, orderNo: string) =>
  queryOptions({
    queryKey: paymentKey(orderNo),
    queryFn: async ({ signal, client, queryKey }): Promise<PaymentWatch> => {
      const before = client.getQueryData<PaymentWatch>(queryKey) ?? unwatched
      try {
        return heard(await api.read(paymentStatus, { orderNo }, { signal, quiet: true }), Date.now())
      } catch (error) {
        const watch =
          error instanceof ApiFailure
            ? unheard(before)
            : error instanceof CallRefused
              ? notFound(before, Date.now())
              : undefined
        if (watch === undefined) throw error
        return watch
      }
    },
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      if (state.error instanceof CallRefused) return false
      const watch = state.data ?? unwatched
      return isOver(watch) ? false : pauseAfter(watch.failures)
    },
  })
