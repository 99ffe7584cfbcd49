import { getAfterSale } from '@pinline/contracts/order/after-sale/get-after-sale'
import { listAfterSaleReasons } from '@pinline/contracts/order/after-sale/list-after-sale-reasons'
import { listAfterSaleTypes } from '@pinline/contracts/order/after-sale/list-after-sale-types'
import { listMyAfterSales } from '@pinline/contracts/order/after-sale/list-my-after-sales'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readPage } from '../../app/read-page.ts'
import type { AppContext } from '../../app/router-context.ts'

/** Common key of every query about the buyer's requests. */
export const afterSalesKey = ['after-sales'] as const

export interface AfterSaleListRequest {
  readonly page: number
  readonly pageSize: 15 | 30 | 50
}

export const listMyAfterSalesQuery = ({ api }: AppContext, request: AfterSaleListRequest) =>
  queryOptions({
    queryKey: [...afterSalesKey, 'list', request],
    queryFn: ({ signal }) =>
      readPage(request.page, (page) => api.read(listMyAfterSales, { ...request, page }, { signal, silent: true })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const getAfterSaleQuery = ({ api }: AppContext, afterSaleNo: string) =>
  queryOptions({
    queryKey: [...afterSalesKey, 'detail', afterSaleNo],
    queryFn: ({ signal }) => api.read(getAfterSale, { afterSaleNo }, { signal, silent: true }),
    staleTime: 0,
  })

/** Names of kinds and reasons in the page's language; they change with a release or a setting. */
export const listAfterSaleTypesQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['after-sale-types', language],
    queryFn: ({ signal }) => api.read(listAfterSaleTypes, {}, { signal, silent: true }),
  })

export const listAfterSaleReasonsQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['after-sale-reasons', language],
    queryFn: ({ signal }) => api.read(listAfterSaleReasons, {}, { signal, silent: true }),
  })
