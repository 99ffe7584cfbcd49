import { commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { purchaseOrderChanged } from '@pinline/contracts/catalogue/purchase-order/purchase-order-changed'
import { type PurchaseOrderId, purchaseOrderId } from '@pinline/events/ids'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type PurchaseOrderCommand, purchaseOrderDecider } from '../domain/purchase-order/purchase-order-decider.ts'
import { shownStatus } from '../purchase-orders/present-purchase-order.ts'

type PurchaseOrderInput = z.ZodType<{ readonly id: PurchaseOrderId; readonly version: number }>

/** A call that runs one command on an order to a supplier, on the version that the person saw. */
export const purchaseOrderCommandRoute = <Input extends PurchaseOrderInput>(
  { platform }: CatalogueDeps,
  call: Call<Input, typeof purchaseOrderChanged>,
  toCommand: (input: z.output<Input>, now: string) => PurchaseOrderCommand,
): Route =>
  commandRoute(platform, call, purchaseOrderDecider, {
    toCommand: (input) => ({
      streamId: input.id,
      command: toCommand(input, platform.clock.now().toISOString()),
      expectedVersion: input.version,
    }),
    toOutput: ({ streamId, state, version }) =>
      state.status === 'none'
        ? rejection('purchase-order-not-found')
        : { id: purchaseOrderId.parse(streamId), status: shownStatus(state), version },
  })
