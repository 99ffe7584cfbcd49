import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { clearPrice } from '@pinline/contracts/catalogue/price/clear-price'
import { setPrice } from '@pinline/contracts/catalogue/price/set-price'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type PriceCommand, priceDecider } from '../domain/price/price-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { loadProduct } from './product-checks.ts'

const changePrice = async (deps: CatalogueDeps, command: PriceCommand, version: number, context: RequestContext) => {
  const { productId, currency } = command
  if ((await loadProduct(deps, productId)).status === 'absent') return rejection('product-not-found')
  const done = await handleCommand(deps.platform, priceDecider, {
    streamId: streamOf('price', productId),
    command,
    context: context.commandContext,
    expectedVersion: version,
  })
  return isRejection(done)
    ? done
    : result({ productId, currency, version: done.version }, { positions: [done.position] })
}

export const setPriceRoute = (deps: CatalogueDeps) =>
  route(setPrice, ({ productId, version, currency, breaks }, context) =>
    changePrice(deps, { type: 'set-price', productId, currency, breaks }, version, context),
  )

export const clearPriceRoute = (deps: CatalogueDeps) =>
  route(clearPrice, ({ productId, version, currency }, context) =>
    changePrice(deps, { type: 'clear-price', productId, currency }, version, context),
  )
