import { furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { Position } from '@pinline/contracts/api/position'
import { importProducts } from '@pinline/contracts/catalogue/import/import-products'
import type { ProductId } from '@pinline/events/ids'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { productDecider } from '../domain/product/product-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { freeIdOf, idOfPart, misplaced } from './product-checks.ts'

interface Imported {
  readonly productId: ProductId
  readonly model: string
  readonly outcome: 'imported' | 'changed' | 'unchanged'
}

/**
 * Each part is a command of its own on its own stream; a repetition of the whole finds them unchanged. One part in a
 * place where none can stand refuses them all.
 */
export const importProductsRoute = (parts: CatalogueParts) =>
  route(importProducts, async ({ products }, context) => {
    const list: Imported[] = []
    const positions: Position[] = []
    for (const product of products) {
      const wrong = await misplaced(parts, product, context)
      if (wrong !== undefined) return wrong
    }
    for (const product of products) {
      const productId = (await idOfPart(parts, product)) ?? (await freeIdOf(parts, product))
      const done = await handleCommand(parts.platform, productDecider, {
        streamId: streamOf('product', productId),
        command: { type: 'import-product', productId, product },
        context: furtherContext(context.commandContext, productId),
      })
      if (isRejection(done)) return done
      const [recorded] = done.facts
      const outcome =
        recorded === undefined ? 'unchanged' : recorded.fact.type === 'product-imported' ? 'imported' : 'changed'
      list.push({ productId, model: product.model, outcome })
      if (recorded !== undefined) positions.push(done.position)
    }
    return answer({ list }, { positions })
  })
