import type { PurchaseOrderChanged } from '@pinline/contracts/catalogue/purchase-order/purchase-order-changed'
import type {
  PurchaseOrderLine,
  PurchaseOrderRecord,
} from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import type { VersionedDialog } from '../../layout/use-versioned-command.ts'

/** A dialog about an order to a supplier, on the version that the person has loaded. */
export interface PurchaseOrderDialogProps extends VersionedDialog<PurchaseOrderChanged> {
  readonly order: PurchaseOrderRecord
}

export const openLinesOf = ({ lines }: PurchaseOrderRecord): PurchaseOrderLine[] => lines.filter(({ open }) => open > 0)
