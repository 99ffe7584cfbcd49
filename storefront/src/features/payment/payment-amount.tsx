import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonBlock } from '../../design/skeleton.tsx'
import { useFormats } from '../orders/formats.ts'
import type { PaymentStatus } from './payment-watch.ts'

/** What the wallet takes. */
export function PaymentAmount({ payment }: { payment: PaymentStatus | undefined }): ReactNode {
  const { t } = useTranslation('payment')
  const formats = useFormats()
  if (payment === undefined) return <SkeletonBlock height={32} label={t('state.generating')} />
  return <p className="payment-amount">{formats.money(payment.amount)}</p>
}
