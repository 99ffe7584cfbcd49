import { rejection } from '@pinline/contracts/api/error-codes'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { categoryErrors, idOfPart, loadProduct } from './product-checks.ts'
import { productCommandRoute } from './product-command-route.ts'

export const updateProductRoute = (deps: CatalogueDeps) =>
  productCommandRoute(deps, updateProduct, async ({ productId, product }, context) => {
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
    return { type: 'update-product', productId, patch: product }
  })
