import { isRejection, rejection } from '@pinline/chassis/contract/error-codes'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import type { ProductId } from '@pinline/events/ids'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { adjustStock } from '../contract/adjust-stock.ts'
import { receiveStock } from '../contract/receive-stock.ts'
import { type StockCommand, stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'

interface Change {
  readonly command: StockCommand
  readonly productId: ProductId
  /** The version that the editor saw. */
  readonly version: number
}

const changeStock = async ({ platform, live }: CatalogueParts, change: Change, context: RequestContext) => {
  const { command, productId, version } = change
  if (live.index.find(productId) === undefined) return rejection('product-not-found')
  const done = await handleCommand(platform, stockDecider, {
    streamId: streamOf('stock', productId),
    command,
    context: context.commandContext,
    expectedVersion: version,
  })
  if (isRejection(done)) return done
  const { available, reserved, sold } = done.state
  return answer({ productId, available, reserved, sold, version: done.version }, { positions: [done.position] })
}

export const receiveStockRoute = (parts: CatalogueParts) =>
  route(receiveStock, ({ productId, quantity, reason, version }, context) =>
    changeStock(
      parts,
      { command: { type: 'receive-stock', productId, quantity, reason }, productId, version },
      context,
    ),
  )

export const adjustStockRoute = (parts: CatalogueParts) =>
  route(adjustStock, ({ productId, quantity, reason, version }, context) =>
    changeStock(parts, { command: { type: 'adjust-stock', productId, quantity, reason }, productId, version }, context),
  )
