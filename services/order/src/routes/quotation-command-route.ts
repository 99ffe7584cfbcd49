import type { Done } from '@pinline/chassis/event-store/handle-command'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { type Awaitable, commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { QuotationChanged, quotationChanged } from '@pinline/contracts/order/quotation/quotation-row'
import type { BuyerId } from '@pinline/events/ids'
import type { QuotationEvent } from '@pinline/events/order/quotation-event'
import type { z } from 'zod'
import type { Quotation, RequestedQuotation } from '../domain/quotation/quotation.ts'
import { type QuotationCommand, quotationDecider } from '../domain/quotation/quotation-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { readQuotationNo } from '../read-models/quotations/quotations.query.ts'

type QuotationInput = z.ZodType<{ readonly quotationNo: string; readonly version?: number }>

/** Where a quotation stands after a command. */
export const quotationChangedOf = ({ state, version }: Done<Quotation, QuotationEvent>): QuotationChanged => {
  if (state.status === 'new') throw new Error('a command left a quotation unrequested')
  return { quotationNo: state.quotationNo, status: state.status, version }
}

/** The quotation with a typed number. With `buyerId`, another buyer's is not found. */
export const loadQuotation = async (
  platform: OrderDeps,
  typed: string,
  buyerId?: BuyerId,
): Promise<RequestedQuotation | Rejection> => {
  const streamId = readQuotationNo(typed)
  if (streamId === undefined) return rejection('quotation-not-found')
  const { state } = await loadStream(platform, quotationDecider, streamId)
  if (state.status === 'new' || (buyerId !== undefined && state.buyerId !== buyerId))
    return rejection('quotation-not-found')
  return state
}

/** A call that decides one command on one quotation; `version` is the one that the caller saw. */
export const quotationCommandRoute = <Input extends QuotationInput>(
  platform: OrderDeps,
  call: Call<Input, typeof quotationChanged>,
  toCommand: (
    input: z.output<Input>,
    at: { readonly quotation: RequestedQuotation; readonly now: string },
  ) => Awaitable<QuotationCommand>,
): Route =>
  commandRoute(platform, call, quotationDecider, {
    toCommand: async (input, context) => {
      const { quotationNo: typed, version } = input
      const isBuyers = call.access.kind === 'buyer'
      const quotation = await loadQuotation(platform, typed, isBuyers ? context.buyerId : undefined)
      if (isRejection(quotation)) return quotation
      const command = await toCommand(input, { quotation, now: platform.clock.now().toISOString() })
      return { streamId: quotation.quotationNo, command, expectedVersion: version }
    },
    toOutput: quotationChangedOf,
  })
