import { type Awaitable, commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { stockLevel } from '@pinline/contracts/catalogue/stock/receive-stock'
import type { ProductData } from '@pinline/events/catalogue/connector-part'
import type { ProductId } from '@pinline/events/ids'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { conflictsWith } from '../domain/stock/conflicting-changes.ts'
import { type StockCommand, stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { loadProduct } from './product-checks.ts'

type StockInput = z.ZodType<{ readonly productId: ProductId; readonly version?: number | undefined }>

/**
 * A call that runs one command on the stock of a product. `version` is the one that the editor has loaded: it matters
 * only if something conflicting happened since.
 */
export const stockCommandRoute = <Input extends StockInput>(
  deps: CatalogueDeps,
  call: Call<Input, typeof stockLevel>,
  toCommand: (input: z.output<Input>, product: ProductData) => Awaitable<StockCommand | Rejection>,
): Route =>
  commandRoute(deps.platform, call, stockDecider, {
    toCommand: async (input) => {
      const product = await loadProduct(deps, input.productId)
      if (product.status === 'absent') return rejection('product-not-found')
      const command = await toCommand(input, product.data)
      if (isRejection(command)) return command
      return {
        streamId: streamOf('stock', input.productId),
        command,
        // Received pieces conflict with nothing, however old or wrong the version.
        expectedVersion: command.type === 'receive-stock' ? undefined : input.version,
        conflictsWith: conflictsWith(command),
      }
    },
    inTurn: ({ productId }, run) => deps.stockQueue.inTurn(productId, run),
    toOutput: ({ state: { available, reserved, sold, deliveries }, version }, { input: { productId } }) => ({
      productId,
      available,
      reserved,
      sold,
      deliveries: [...deliveries],
      version,
    }),
  })
