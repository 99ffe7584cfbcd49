import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { announceDelivery } from '@pinline/contracts/catalogue/stock/announce-delivery'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { withdrawDelivery } from '@pinline/contracts/catalogue/stock/withdraw-delivery'
import { deliveryId as deliveryIdOf, type ProductId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type StockCommand, stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { loadProduct } from './product-checks.ts'

interface Change {
  readonly command: StockCommand
  readonly productId: ProductId
  /** The version that the editor saw. */
  readonly version: number
}

const changeStock = async (deps: CatalogueDeps, change: Change, context: RequestContext) => {
  const { command, productId, version } = change
  if ((await loadProduct(deps, productId)).status === 'absent') return rejection('product-not-found')
  const done = await handleCommand(deps.platform, stockDecider, {
    streamId: streamOf('stock', productId),
    command,
    context: context.commandContext,
    expectedVersion: version,
  })
  if (isRejection(done)) return done
  const { available, reserved, sold, deliveries } = done.state
  return result(
    { productId, available, reserved, sold, deliveries: [...deliveries], version: done.version },
    { positions: [done.position] },
  )
}

export const receiveStockRoute = (deps: CatalogueDeps) =>
  route(receiveStock, ({ version, ...input }, context) =>
    changeStock(deps, { command: { type: 'receive-stock', ...input }, productId: input.productId, version }, context),
  )

export const adjustStockRoute = (deps: CatalogueDeps) =>
  route(adjustStock, ({ productId, quantity, reason, version }, context) =>
    changeStock(deps, { command: { type: 'adjust-stock', productId, quantity, reason }, productId, version }, context),
  )

/** A new delivery is given its id here; one that is named must still be announced. */
export const announceDeliveryRoute = (deps: CatalogueDeps) =>
  route(announceDelivery, async ({ version, deliveryId, ...input }, context) => {
    const { platform } = deps
    const { productId } = input
    if (deliveryId !== undefined) {
      const { state } = await loadStream(platform, stockDecider, streamOf('stock', productId))
      if (!state.deliveries.some((one) => one.deliveryId === deliveryId)) return rejection('delivery-not-found')
    }
    const command = {
      type: 'announce-delivery',
      ...input,
      deliveryId: deliveryId ?? deliveryIdOf.parse(platform.newId('d')),
    } as const
    return await changeStock(deps, { command, productId, version }, context)
  })

export const withdrawDeliveryRoute = (deps: CatalogueDeps) =>
  route(withdrawDelivery, ({ productId, deliveryId, version }, context) =>
    changeStock(deps, { command: { type: 'withdraw-delivery', productId, deliveryId }, productId, version }, context),
  )
