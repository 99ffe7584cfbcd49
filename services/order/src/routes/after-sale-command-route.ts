import type { Done } from '@pinline/chassis/event-store/handle-command'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { type Awaitable, commandRoute } from '@pinline/chassis/http/command-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleChanged, afterSaleChanged } from '@pinline/contracts/order/after-sale/after-sale-changed'
import type { AfterSaleEvent } from '@pinline/events/order/after-sale-event'
import type { z } from 'zod'
import type { AfterSale, SubmittedAfterSale } from '../domain/after-sale/after-sale.ts'
import { type AfterSaleCommand, afterSaleDecider } from '../domain/after-sale/after-sale-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { readAfterSaleNo } from '../read-models/after-sales/after-sales.query.ts'

type AfterSaleInput = z.ZodType<{ readonly afterSaleNo: string; readonly version?: number }>

/** Where a request stands after a command. */
export const afterSaleChangedOf = ({ state, version }: Done<AfterSale, AfterSaleEvent>): AfterSaleChanged => {
  if (state.status === 'new') throw new Error('a command left an after-sales request unsubmitted')
  return { afterSaleNo: state.afterSaleNo, status: state.status, version }
}

/**
 * A call that decides one command on one request. Another buyer's request is not found. `version` is the one that the
 * caller saw; calls without it decide on the request as it is.
 */
export const afterSaleCommandRoute = <Input extends AfterSaleInput>(
  platform: OrderDeps,
  call: Call<Input, typeof afterSaleChanged>,
  toCommand: (
    input: z.output<Input>,
    at: { readonly request: SubmittedAfterSale; readonly now: string; readonly context: RequestContext },
  ) => Awaitable<AfterSaleCommand | Rejection>,
): Route =>
  commandRoute(platform, call, afterSaleDecider, {
    toCommand: async (input, context) => {
      const { afterSaleNo: typed, version } = input
      const streamId = readAfterSaleNo(typed)
      if (streamId === undefined) return rejection('after-sale-not-found')
      const { state: request } = await loadStream(platform, afterSaleDecider, streamId)
      const isForeign = call.access.kind === 'buyer' && request.status !== 'new' && request.buyerId !== context.buyerId
      if (request.status === 'new' || isForeign) return rejection('after-sale-not-found')
      const command = await toCommand(input, { request, now: platform.clock.now().toISOString(), context })
      return isRejection(command) ? command : { streamId, command, expectedVersion: version }
    },
    toOutput: afterSaleChangedOf,
  })
