import { commandRoute } from '@pinline/chassis/http/command-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { purchaseOrderChanged } from '@pinline/contracts/catalogue/purchase-order/purchase-order-changed'
import type { PurchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import { type PurchaseOrderId, purchaseOrderId } from '@pinline/events/ids'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type PurchaseOrderCommand, purchaseOrderDecider } from '../domain/purchase-order/purchase-order-decider.ts'
import { shownStatus } from '../purchase-orders/present-purchase-order.ts'

type PurchaseOrderInput = z.ZodType<{ readonly id: PurchaseOrderId; readonly version: number }>

/** Whoever receives, dates or closes an order sees no prices: what was agreed meanwhile is no conflict to them. */
const changesLines = ({ type }: PurchaseOrderEvent): boolean => type !== 'purchase-order-prices-set'

/**
 * A call that runs one command on an order to a supplier, on the version that the person saw.
 * @param conflictsWith which events since then are a conflict
 */
export const purchaseOrderCommandRoute = <Input extends PurchaseOrderInput>(
  { platform }: CatalogueDeps,
  call: Call<Input, typeof purchaseOrderChanged>,
  toCommand: (input: z.output<Input>, now: string, context: RequestContext) => PurchaseOrderCommand | Rejection,
  conflictsWith: (event: PurchaseOrderEvent) => boolean = changesLines,
): Route =>
  commandRoute(platform, call, purchaseOrderDecider, {
    toCommand: (input, context) => {
      const command = toCommand(input, platform.clock.now().toISOString(), context)
      if (isRejection(command)) return command
      return { streamId: input.id, command, expectedVersion: input.version, conflictsWith }
    },
    toOutput: ({ streamId, state, version }) =>
      state.status === 'none'
        ? rejection('purchase-order-not-found')
        : { id: purchaseOrderId.parse(streamId), status: shownStatus(state), version },
  })
