import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { createProduct } from '@pinline/contracts/catalogue/product/create-product'
import { relistProduct } from '@pinline/contracts/catalogue/product/relist-product'
import { setLifecycle } from '@pinline/contracts/catalogue/product/set-lifecycle'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import type { ProductId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type ProductCommand, productDecider } from '../domain/product/product-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { categoryErrors, freeIdOf, idOfPart, loadProduct, successorsOf } from './product-checks.ts'

interface Change {
  readonly command: ProductCommand
  readonly productId: ProductId
  /** The version that the editor saw; left out for a new product. */
  readonly version?: number
}

const change = async (
  { platform }: CatalogueDeps,
  { command, productId, version }: Change,
  context: RequestContext,
) => {
  const done = await handleCommand(platform, productDecider, {
    streamId: streamOf('product', productId),
    command,
    context: context.commandContext,
    expectedVersion: version,
  })
  return isRejection(done) ? done : result({ productId, version: done.version }, { positions: [done.position] })
}

export const createProductRoute = (deps: CatalogueDeps) =>
  route(createProduct, async ({ product }, context) => {
    const productId = await freeIdOf(deps, product)
    const wrong = await categoryErrors(deps, product, context)
    if (wrong !== undefined) return wrong
    const known = await idOfPart(deps, product)
    if (known !== undefined && known !== productId)
      return rejection('part-number-taken', { errors: { model: 'part-number-taken' } })
    return await change(deps, { command: { type: 'create-product', productId, product }, productId }, context)
  })

export const updateProductRoute = (deps: CatalogueDeps) =>
  route(updateProduct, async ({ productId, version, product }, context) => {
    const state = await loadProduct(deps, productId)
    if (state.status === 'absent') return rejection('product-not-found')
    const { data } = state
    const category = product.category ?? data.category
    const attributes = product.attributes === undefined ? data.attributes : (product.attributes ?? undefined)
    const wrong = await categoryErrors(deps, { category, attributes }, context)
    if (wrong !== undefined) return wrong
    const { manufacturer = data.manufacturer, model = data.model } = product
    const renamed = manufacturer !== data.manufacturer || model !== data.model
    const known = renamed ? await idOfPart(deps, { manufacturer, model }) : undefined
    if (known !== undefined && known !== productId)
      return rejection('part-number-taken', { errors: { model: 'part-number-taken' } })
    const command = { type: 'update-product', productId, patch: product } as const
    return await change(deps, { command, productId, version }, context)
  })

export const setLifecycleRoute = (deps: CatalogueDeps) =>
  route(setLifecycle, async ({ productId, version, lifecycle, replacement }, context) => {
    const successors = replacement === null ? [] : await successorsOf(deps, replacement)
    if (successors === undefined)
      return rejection('replacement-not-possible', { errors: { replacement: 'replacement-not-possible' } })
    const command = { type: 'set-lifecycle', productId, lifecycle, replacement, successors } as const
    return await change(deps, { command, productId, version }, context)
  })

export const withdrawProductRoute = (deps: CatalogueDeps) =>
  route(withdrawProduct, ({ productId, version, reason }, context) =>
    change(deps, { command: { type: 'withdraw-product', productId, reason }, productId, version }, context),
  )

export const relistProductRoute = (deps: CatalogueDeps) =>
  route(relistProduct, ({ productId, version }, context) =>
    change(deps, { command: { type: 'relist-product', productId }, productId, version }, context),
  )
