import { listProductsByIds } from '@pinline/contracts/catalogue/product/list-products-by-ids'
import { listQuotationDocuments } from '@pinline/contracts/order/document/list-quotation-documents'
import { getQuotation } from '@pinline/contracts/order/quotation/get-quotation'
import { listMyQuotations } from '@pinline/contracts/order/quotation/list-my-quotations'
import { maxQuotationLines } from '@pinline/contracts/order/quotation/request-quotation'
import type { ProductId } from '@pinline/events/ids'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readPage } from '../../app/read-page.ts'
import type { AppContext } from '../../app/router-context.ts'
import { getCartQuery } from '../cart/cart.queries.ts'
import { partsOf } from '../product/parts-parameter.ts'

/** Common key of every query about the buyer's quotations. */
export const quotationsKey = ['quotations'] as const

export interface QuotationListRequest {
  readonly page: number
  readonly pageSize: 15 | 30 | 50
}

export const listMyQuotationsQuery = ({ api }: AppContext, request: QuotationListRequest) =>
  queryOptions({
    queryKey: [...quotationsKey, 'list', request],
    queryFn: ({ signal }) =>
      readPage(request.page, (page) => api.read(listMyQuotations, { ...request, page }, { signal, silent: true })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const getQuotationQuery = ({ api }: AppContext, quotationNo: string) =>
  queryOptions({
    queryKey: [...quotationsKey, 'detail', quotationNo],
    queryFn: ({ signal }) => api.read(getQuotation, { quotationNo }, { signal, silent: true }),
    staleTime: 0,
  })

/** Links are good for an hour: an open page gets new ones in time, ms. */
const renewLinksMs = 1_800_000

/** The answers to a quotation as PDF. */
export const listQuotationDocumentsQuery = ({ api }: AppContext, quotationNo: string) =>
  queryOptions({
    queryKey: [...quotationsKey, 'documents', quotationNo],
    queryFn: ({ signal }) => api.read(listQuotationDocuments, { quotationNo }, { signal, silent: true }),
    staleTime: 0,
    refetchInterval: renewLinksMs,
  })

/** A part that prices are to be asked for. */
export interface RequestedPart {
  readonly productId: ProductId
  readonly model: string
  readonly quantity: number
}

/** The parts of a new request: some with their quantities (`partsParameter`), or the selected lines of the cart. */
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
      const parts = partsOf(part, quantity).slice(0, maxQuotationLines)
      if (parts.length === 0) return []
      const ids = parts.map(({ productId }) => productId)
      const { list } = await context.api.read(listProductsByIds, { ids }, { signal, silent: true })
      const models = new Map(list.map(({ id, model }) => [id, model]))
      return parts.flatMap((one) => {
        const model = models.get(one.productId)
        return model === undefined ? [] : [{ ...one, model }]
      })
    },
    staleTime: 0,
    gcTime: 0,
  })
