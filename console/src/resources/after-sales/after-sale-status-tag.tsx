import type { AfterSaleStatus } from '@pinline/contracts/order/after-sale/after-sale-status'
import { useText } from '../../messages/use-text.ts'

const tones: Readonly<Partial<Record<AfterSaleStatus, string>>> = {
  submitted: ' tag-warn',
  refunded: ' tag-ok',
  replaced: ' tag-ok',
  closed: ' tag-ok',
}

/** The status of a request in the person's language. */
export const AfterSaleStatusTag = ({ status }: { status: AfterSaleStatus }) => {
  const text = useText()
  return <span className={`tag${tones[status] ?? ''}`}>{text(`resources.after-sales.status.${status}`)}</span>
}
