import type { QuotationStatus } from '@pinline/contracts/order/quotation/quotation-row'
import { useText } from '../../messages/use-text.ts'

const tones: Readonly<Partial<Record<QuotationStatus, string>>> = { requested: ' tag-warn', accepted: ' tag-ok' }

/** The status of a quotation in the person's language. */
export const QuotationStatusTag = ({ status }: { status: QuotationStatus }) => {
  const text = useText()
  return <span className={`tag${tones[status] ?? ''}`}>{text(`resources.quotations.status.${status}`)}</span>
}
