import { permissionOf } from '@pinline/contracts/api/call'
import { listCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'

/** Whether the person may know what parts cost: the service shows it to nobody else. */
export const useSeesCosts = (): boolean =>
  grantOf(usePermissions().permissions, permissionOf(listCostPrices)) === 'granted'
