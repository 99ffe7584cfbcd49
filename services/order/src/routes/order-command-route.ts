import { type Awaitable, commandRoute } from '@pinline/chassis/http/command-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { orderChanged } from '@pinline/contracts/order/order/order-changed'
import type { OrderNumber } from '@pinline/events/ids'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { z } from 'zod'
import type { PlacedOrder } from '../domain/order/order.ts'
import { type OrderCommand, orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { loadOrder } from './load-order.ts'
import { orderChangedOf } from './order-result.ts'

type OrderInput = z.ZodType<{ readonly orderNo: string; readonly version?: number }>

interface At {
  readonly orderNo: OrderNumber
  /** ISO 8601, UTC. */
  readonly now: string
  readonly order: PlacedOrder
  readonly context: RequestContext
}

/**
 * A call that decides one command on one order. Another buyer's order is not found. `version` is the one that the
 * caller saw; calls without it decide on the order as it is. `conflictsWith`: which events since then make it a conflict,
 * by default all.
 */
export const orderCommandRoute = <Input extends OrderInput>(
  platform: OrderDeps,
  call: Call<Input, typeof orderChanged>,
  toCommand: (input: z.output<Input>, at: At) => Awaitable<OrderCommand | Rejection>,
  conflictsWith?: (event: OrderEvent) => boolean,
): Route =>
  commandRoute(platform, call, orderDecider, {
    toCommand: async (input, context) => {
      const { orderNo: entered, version } = input
      const order = await loadOrder(platform, entered, call.access.kind === 'buyer' ? context.buyerId : undefined)
      if (isRejection(order)) return order
      const { orderNo } = order
      const command = await toCommand(input, { orderNo, now: platform.clock.now().toISOString(), order, context })
      if (isRejection(command)) return command
      return { streamId: orderNo, command, expectedVersion: version, conflictsWith }
    },
    toOutput: orderChangedOf,
  })
