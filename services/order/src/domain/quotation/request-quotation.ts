import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { QuotationRequested } from '@pinline/events/order/quotation-requested'
import type { Quotation } from './quotation.ts'

export type RequestQuotation = { readonly type: 'request-quotation' } & Readonly<QuotationRequested['data']>

/** A number that another quotation has is `version-conflict`: the caller generates another. */
export const requestQuotation = (
  quotation: Quotation,
  { type: _, ...data }: RequestQuotation,
): Decision<QuotationRequested> =>
  quotation.status === 'new' ? [{ type: 'quotation-requested', data }] : rejection('version-conflict')
