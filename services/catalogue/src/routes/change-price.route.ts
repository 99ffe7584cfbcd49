import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { clearPrice } from '@pinline/contracts/catalogue/price/clear-price'
import { setPrice } from '@pinline/contracts/catalogue/price/set-price'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { type PriceCommand, priceDecider } from '../domain/price/price-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { loadProduct } from './product-checks.ts'

const changePrice = async (parts: CatalogueParts, command: PriceCommand, version: number, context: RequestContext) => {
  const { productId, currency } = command
  if ((await loadProduct(parts, productId)).status === 'absent') return rejection('product-not-found')
  const done = await handleCommand(parts.platform, priceDecider, {
    streamId: streamOf('price', productId),
    command,
    context: context.commandContext,
    expectedVersion: version,
  })
  return isRejection(done)
    ? done
    : answer({ productId, currency, version: done.version }, { positions: [done.position] })
}

export const setPriceRoute = (parts: CatalogueParts) =>
  route(setPrice, ({ productId, version, currency, breaks }, context) =>
    changePrice(parts, { type: 'set-price', productId, currency, breaks }, version, context),
  )

export const clearPriceRoute = (parts: CatalogueParts) =>
  route(clearPrice, ({ productId, version, currency }, context) =>
    changePrice(parts, { type: 'clear-price', productId, currency }, version, context),
  )
