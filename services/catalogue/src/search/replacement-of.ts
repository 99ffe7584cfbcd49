import type { ProductId } from '@pinline/events/ids'
import type { IndexedProduct } from './indexed-product.ts'
import type { ProductIndex } from './product-index.ts'

const maxSteps = 5

/** The product to buy by the replacement that a part names. Follows chains of replacements for at most five steps. */
export const replacementOf = (index: ProductIndex, named: ProductId | null): IndexedProduct | undefined => {
  let found: IndexedProduct | undefined
  for (let step = 0, next = named; step < maxSteps && next !== null; step += 1) {
    const part = index.find(next)
    if (part === undefined) break
    found = part
    next = part.product.lifecycle === 'discontinued' ? part.product.replacement : null
  }
  return found
}
