import { rejection } from '@pinline/contracts/api/error-codes'
import { createProduct } from '@pinline/contracts/catalogue/product/create-product'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { categoryErrors, freeIdOf, idOfPart } from './product-checks.ts'
import { productCommandRoute } from './product-command-route.ts'

export const createProductRoute = (deps: CatalogueDeps) =>
  productCommandRoute(deps, createProduct, async ({ product }, context) => {
    const productId = await freeIdOf(deps, product)
    const wrong = await categoryErrors(deps, product, context)
    if (wrong !== undefined) return wrong
    const known = await idOfPart(deps, product)
    if (known !== undefined && known !== productId)
      return rejection('part-number-taken', { errors: { model: 'part-number-taken' } })
    return { type: 'create-product', productId, product }
  })
