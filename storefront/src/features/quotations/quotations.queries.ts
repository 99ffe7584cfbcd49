import { listProductsByIds } from '@pinline/contracts/catalogue/product/list-products-by-ids'
import { getQuotation } from '@pinline/contracts/order/quotation/get-quotation'
import { listMyQuotations } from '@pinline/contracts/order/quotation/list-my-quotations'
import { maxQuotationLines } from '@pinline/contracts/order/quotation/request-quotation'
import { type ProductId, productId } from '@pinline/events/ids'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'
import { getCartQuery } from '../cart/cart.queries.ts'

/** Common key of every query about the buyer's quotations. */
export const quotationsKey = ['quotations'] as const

export interface QuotationListRequest {
  readonly page: number
  readonly pageSize: 15 | 30 | 50
}

export const listMyQuotationsQuery = ({ api }: AppContext, request: QuotationListRequest) =>
  queryOptions({
    queryKey: [...quotationsKey, 'list', request],
    queryFn: ({ signal }) => api.read(listMyQuotations, request, { signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const getQuotationQuery = ({ api }: AppContext, quotationNo: string) =>
  queryOptions({
    queryKey: [...quotationsKey, 'detail', quotationNo],
    queryFn: ({ signal }) => api.read(getQuotation, { quotationNo }, { signal, silent: true }),
    staleTime: 0,
  })

/** A part that prices are to be asked for. */
export interface RequestedPart {
  readonly productId: ProductId
  readonly model: string
  readonly quantity: number
}

/** The parts of a new request: one with its quantity, or the selected lines of the cart. */
export const requestedPartsQuery = (context: AppContext, part: string, quantity: number) =>
  queryOptions({
    queryKey: [...quotationsKey, 'asked', part, quantity],
    queryFn: async ({ signal }): Promise<readonly RequestedPart[]> => {
      if (part === 'cart') {
        // The page's head reads the cart at the same time: one request for both.
        const { lines } = await context.queryClient.fetchQuery(getCartQuery(context))
        const selected = lines.filter((line) => line.selected && line.status !== 'unknown')
        return selected.slice(0, maxQuotationLines).map((line) => ({
          ...{ productId: line.productId, model: line.model, quantity: line.quantity },
        }))
      }
      const id = productId.safeParse(part)
      if (!id.success) return []
      const { list } = await context.api.read(listProductsByIds, { ids: [id.data] }, { signal, silent: true })
      return list.map(({ id: found, model }) => ({ productId: found, model, quantity }))
    },
    staleTime: 0,
    gcTime: 0,
  })
