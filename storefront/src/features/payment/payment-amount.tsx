import { SkeletonBlock } from '@pinline/ui/design/skeleton.tsx'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import type { PaymentStatus } from './payment-poll.ts'

/** The payable amount, and the original amount if the order has another currency. */
export function PaymentAmount({ payment }: { payment: PaymentStatus | undefined }): ReactNode {
  const { t } = useTranslation('payment')
  const format = useFormat()
  if (payment === undefined) return <SkeletonBlock height={32} label={t('state.generating')} />
  const { amount, total, rate } = payment
  return (
    <p className="payment-amount">
      {format.money(amount)}
      {rate !== null && (
        <small>
          {t('fixedRate', {
            total: format.money(total),
            rate: format.rate(rate, amount.currency),
            currency: total.currency,
          })}
        </small>
      )}
    </p>
  )
}
