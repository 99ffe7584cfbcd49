import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { commandRoute } from '@pinline/chassis/http/command-route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { placePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/place-purchase-order'
import { deliveryId, purchaseOrderId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { purchaseOrderDecider } from '../domain/purchase-order/purchase-order-decider.ts'
import { supplierDecider } from '../domain/supplier/supplier-decider.ts'
import { costPricesIn } from '../purchase-orders/cost-prices-in.ts'
import { maySeeCosts } from '../purchase-orders/may-see-costs.ts'
import { shownStatus } from '../purchase-orders/present-purchase-order.ts'
import { loadProduct } from './product-checks.ts'

/** Each line gets the id of its delivery here, so that a repetition of the event announces it once. */
export const placePurchaseOrderRoute = (deps: CatalogueDeps) => {
  const { platform } = deps
  return commandRoute(platform, placePurchaseOrder, purchaseOrderDecider, {
    toCommand: async ({ supplier: name, supplierId, reference, lines }, context) => {
      if (lines.some(({ agreedPrice }) => agreedPrice !== undefined) && !maySeeCosts(context))
        return rejection('forbidden')
      const known =
        supplierId === undefined ? undefined : (await loadStream(platform, supplierDecider, supplierId)).state
      if (known?.status === 'none') return rejection('supplier-not-found')
      if (known?.status === 'archived') return rejection('supplier-archived')
      const supplier = known?.content.name ?? name
      const products = await Promise.all(lines.map(({ productId }) => loadProduct(deps, productId)))
      const costs =
        known === undefined
          ? []
          : await costPricesIn(
              deps,
              lines.map(({ productId }) => productId),
              known.content.currency,
            )
      const ordered = lines.flatMap((line, place) => {
        const product = products[place]
        if (product === undefined || product.status === 'absent') return []
        const { model, manufacturer } = product.data
        const unitCost = costs[place]?.converted ?? undefined
        const priced = unitCost === undefined ? {} : { unitCost }
        return [{ ...line, ...priced, model, manufacturer, deliveryId: deliveryId.parse(platform.newId('d')) }]
      })
      if (ordered.length < lines.length) return rejection('product-not-found')
      return {
        streamId: platform.newId('po'),
        command: {
          ...({ type: 'place-purchase-order', supplier, supplierId, lines: ordered } as const),
          ...{ reference: reference === '' ? null : reference, now: platform.clock.now().toISOString() },
        },
      }
    },
    toOutput: ({ streamId, state, version }) => ({
      id: purchaseOrderId.parse(streamId),
      status: state.status === 'none' ? 'open' : shownStatus(state),
      version,
    }),
  })
}
