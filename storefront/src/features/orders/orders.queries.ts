import { listDocuments } from '@pinline/contracts/order/document/list-documents'
import { countOrders } from '@pinline/contracts/order/order/count-orders'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import type { OrderTab } from '@pinline/contracts/order/order/order-status'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readPage } from '../../app/read-page.ts'
import type { AppContext } from '../../app/router-context.ts'

/** Common key of every query about orders, so that one event invalidates all of them. */
export const ordersKey = ['orders'] as const
export const paymentKey = (orderNo: string) => [...ordersKey, 'payment', orderNo] as const

export interface OrderListRequest {
  readonly tab: OrderTab
  readonly q: string
  readonly page: number
  readonly pageSize: 15 | 30 | 50
}

export const listOrdersQuery = ({ api }: AppContext, { tab, q, page, pageSize }: OrderListRequest) =>
  queryOptions({
    queryKey: [...ordersKey, 'list', { tab, q, page, pageSize }],
    queryFn: ({ signal }) =>
      readPage(page, (one) =>
        api.read(listOrders, { tab, page: one, pageSize, ...(q === '' ? {} : { q }) }, { signal, silent: true }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const countOrdersQuery = ({ api }: AppContext) =>
  queryOptions({
    queryKey: [...ordersKey, 'count'],
    queryFn: ({ signal }) => api.read(countOrders, {}, { signal, silent: true }),
    staleTime: 0,
  })

/** An order placed a moment ago may not be in the lists yet: retries after "not found", and their interval. */
const maxRetries = 8
const retryDelayMs = 750

const isNotFound = (error: unknown): boolean => error instanceof CallRefused && error.refused.code === 'order-not-found'

/** One order. A missing one is reported only after some seconds, on any device. */
export const getOrderQuery = ({ api }: Pick<AppContext, 'api'>, orderNo: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'detail', orderNo],
    queryFn: ({ signal }) => api.read(getOrder, { orderNo }, { signal, silent: true }),
    staleTime: 0,
    retry: (failures, error) => isNotFound(error) && failures < maxRetries,
    retryDelay: retryDelayMs,
  })

/** Links are good for an hour: an open page gets new ones in time, ms. */
const renewLinksMs = 1_800_000

/** The documents of an order, read again when the order changes. */
export const listDocumentsQuery = ({ api }: Pick<AppContext, 'api'>, orderNo: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'documents', orderNo],
    queryFn: ({ signal }) => api.read(listDocuments, { orderNo }, { signal, silent: true }),
    staleTime: 0,
    refetchInterval: renewLinksMs,
  })
