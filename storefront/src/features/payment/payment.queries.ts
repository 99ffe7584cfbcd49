import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { ApiFailure, CallRefused } from '@pinline/ui/api-client/outcome'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'
import { ordersKey } from '../orders/orders.queries.ts'
import {
  initialPoll,
  isFinal,
  type PaymentPoll,
  pollDelay,
  pollFailed,
  pollNotFound,
  pollSucceeded,
} from './payment-poll.ts'

export const paymentKey = (orderNo: string) => [...ordersKey, 'payment', orderNo] as const

/**
 * How the payment of an order stands: asked again while it may change, more and more seldom while nobody answers, and
 * at once when an event tells of a change, the connection is back or the window is looked at again. What was heard
 * stays while nobody answers; the error is only that there is no such order.
 */
export const paymentQuery = ({ api }: AppContext, orderNo: string) =>
  queryOptions({
    queryKey: paymentKey(orderNo),
    queryFn: async ({ signal, client, queryKey }): Promise<PaymentPoll> => {
      const before = client.getQueryData<PaymentPoll>(queryKey) ?? initialPoll
      try {
        return pollSucceeded(await api.read(getPaymentStatus, { orderNo }, { signal, silent: true }), Date.now())
      } catch (error) {
        const poll =
          error instanceof ApiFailure
            ? pollFailed(before)
            : error instanceof CallRefused
              ? pollNotFound(before, Date.now())
              : undefined
        if (poll === undefined) throw error
        return poll
      }
    },
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      if (state.error instanceof CallRefused) return false
      const poll = state.data ?? initialPoll
      return isFinal(poll) ? false : pollDelay(poll.failures)
    },
  })
