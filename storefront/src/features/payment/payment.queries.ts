import type { OutputOf } from '@pinline/chassis/contract/call'
import { paymentStatus } from '@pinline/order/contract/payment-status'
import { queryOptions } from '@tanstack/react-query'
import { CallRefused } from '../../api-client/outcome.ts'
import type { AppContext } from '../../app/router-context.ts'
import { ordersKey } from '../orders/orders.queries.ts'

export type PaymentStatus = OutputOf<typeof paymentStatus>

/** Between two questions while a payment may still come, ms. */
const askEveryMs = 2000

const isOver = (status: PaymentStatus['status'] | undefined): boolean => status === 'success' || status === 'failed'

/** How the payment of an order stands: asked again while it may change, and at once when an event tells of a change. */
export const paymentQuery = ({ api }: AppContext, orderNo: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'payment', orderNo],
    queryFn: ({ signal }) => api.read(paymentStatus, { orderNo }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.error instanceof CallRefused || isOver(state.data?.status) ? false : askEveryMs,
  })
