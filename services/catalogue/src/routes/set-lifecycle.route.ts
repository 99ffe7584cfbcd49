import { rejection } from '@pinline/contracts/api/error-codes'
import { setLifecycle } from '@pinline/contracts/catalogue/product/set-lifecycle'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { successorsOf } from './product-checks.ts'
import { productCommandRoute } from './product-command-route.ts'

export const setLifecycleRoute = (deps: CatalogueDeps) =>
  productCommandRoute(deps, setLifecycle, async ({ productId, lifecycle, replacement }) => {
    const successors = replacement === null ? [] : await successorsOf(deps, replacement)
    return successors === undefined
      ? rejection('replacement-not-possible', { errors: { replacement: 'replacement-not-possible' } })
      : { type: 'set-lifecycle', productId, lifecycle, replacement, successors }
  })
