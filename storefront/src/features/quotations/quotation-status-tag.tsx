import type { QuotationStatus } from '@pinline/contracts/order/quotation/quotation-row'
import { classNames } from '@pinline/ui/design/class-names'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** The status of a quotation. */
export function QuotationStatusTag({ status }: { status: QuotationStatus }): ReactNode {
  const { t } = useTranslation('quotations')
  const isGood = status === 'answered' || status === 'accepted'
  return (
    <span className={classNames('tag', isGood && 'tag-ok', status === 'expired' && 'tag-warn')}>
      {t(`status.${status}`)}
    </span>
  )
}
