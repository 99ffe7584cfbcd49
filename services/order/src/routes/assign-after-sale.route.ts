import { rejection } from '@pinline/contracts/api/error-codes'
import { assignAfterSale } from '@pinline/contracts/order/after-sale/assign-after-sale'
import { staffId } from '@pinline/events/ids'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const assignAfterSaleRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(platform, assignAfterSale, ({ to }, { now, context: { actor } }) => {
    if (to === 'nobody') return { type: 'assign-after-sale', staffId: null, now }
    if (actor.kind !== 'staff') return rejection('unauthenticated')
    return { type: 'assign-after-sale', staffId: staffId.parse(actor.id), now }
  })
