import type { RequestContext } from '@pinline/chassis/http/request-context'
import { permissionOf } from '@pinline/contracts/api/call'
import { listCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'

/** Whether a caller may know what parts cost: prices of purchase orders are shown to, and taken from, nobody else. */
export const maySeeCosts = ({ actor }: Pick<RequestContext, 'actor'>): boolean =>
  actor.kind === 'staff' && actor.permissions.has(permissionOf(listCostPrices))
