import type { AfterSaleStatus } from '@pinline/contracts/order/after-sale/after-sale-status'
import { classNames } from '@pinline/ui/design/class-names'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

const isGood = (status: AfterSaleStatus): boolean =>
  status === 'refunded' || status === 'replaced' || status === 'closed'

/** The status of a request. */
export function AfterSaleStatusTag({ status }: { status: AfterSaleStatus }): ReactNode {
  const { t } = useTranslation('after-sales')
  return (
    <span className={classNames('tag', isGood(status) && 'tag-ok', status === 'rejected' && 'tag-warn')}>
      {t(`status.${status}`)}
    </span>
  )
}
