import { furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { Position } from '@pinline/contracts/api/position'
import { importProducts } from '@pinline/contracts/catalogue/import/import-products'
import type { ProductId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { productDecider } from '../domain/product/product-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { categoryErrors, freeIdOf, idOfPart } from './product-checks.ts'

interface Imported {
  readonly productId: ProductId
  readonly model: string
  readonly outcome: 'imported' | 'changed' | 'unchanged'
}

/**
 * Each part is one command on its own stream, so a repeated import finds the parts unchanged. One part in an invalid
 * category rejects the whole import.
 */
export const importProductsRoute = (deps: CatalogueDeps) =>
  route(importProducts, async ({ products }, context) => {
    const list: Imported[] = []
    const positions: Position[] = []
    for (const product of products) {
      const wrong = await categoryErrors(deps, product, context)
      if (wrong !== undefined) return wrong
    }
    for (const product of products) {
      const productId = (await idOfPart(deps, product)) ?? (await freeIdOf(deps, product))
      const done = await handleCommand(deps.platform, productDecider, {
        streamId: streamOf('product', productId),
        command: { type: 'import-product', productId, product },
        context: furtherContext(context.commandContext, productId),
      })
      if (isRejection(done)) return done
      const [recorded] = done.events
      const outcome =
        recorded === undefined ? 'unchanged' : recorded.event.type === 'product-imported' ? 'imported' : 'changed'
      list.push({ productId, model: product.model, outcome })
      if (recorded !== undefined) positions.push(done.position)
    }
    return result({ list }, { positions })
  })
