import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { ApiFailure, CallRefused } from '@pinline/ui/api-client/outcome'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'
import { paymentKey } from '../orders/orders.queries.ts'
import {
  initialPoll,
  isFinal,
  type PaymentPoll,
  pollDelay,
  pollFailed,
  pollNotFound,
  pollSucceeded,
} from './payment-poll.ts'

/**
 * Status of an order's payment: polled while it may change, with growing pauses without a response, and at once when an
 * event reports a change, the connection is back or the window has focus again. The last status stays without a
 * response; the only error is that there is no such order.
 */
export const getPaymentStatusQuery = ({ api }: AppContext, orderNo: string) =>
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
