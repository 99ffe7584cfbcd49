import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { stateAtMoment } from '@pinline/chassis/state-at/state-at-moment'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { getStockAt } from '@pinline/contracts/catalogue/stock/get-stock-at'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { Stock } from '../domain/stock/stock.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { loadProduct } from './product-checks.ts'

/** Reservations by order. What only guards against late and repeated commands is left out. */
const fieldsOf = ({ reservations, newBuyers, parcelSales: _, earlyReleases: __, ...pieces }: Stock): object => ({
  ...pieces,
  newBuyersReserved: newBuyers.reserved,
  reservations: Object.assign({}, ...Object.values(reservations)) as object,
})

export const getStockAtRoute = (deps: CatalogueDeps) =>
  route(getStockAt, async ({ productId, at }) => {
    if ((await loadProduct(deps, productId)).status === 'absent') return rejection('product-not-found')
    const found = await stateAtMoment(
      deps.platform,
      stockDecider,
      { streamId: streamOf('stock', productId), fieldsOf },
      at,
    )
    return isRejection(found) ? found : result(found)
  })
