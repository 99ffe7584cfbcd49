import { Button } from '@pinline/ui/design/button.tsx'
import { Notice } from '@pinline/ui/design/notice.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../orders/formats.ts'
import type { PaymentStatus } from './payment-watch.ts'
import type { AttemptStart } from './start-attempt.mutation.ts'

/** Nobody answers what became of the payment: said with another try, while what was known stays on the page. */
export function StatusUnreachable({ isAsking, onAsk }: { isAsking: boolean; onAsk: () => void }): ReactNode {
  const { t } = useTranslation('payment')
  return (
    <Notice
      tone="warn"
      title={t('unreachable.title')}
      action={
        <Button small isPending={isAsking} onPress={onAsk}>
          {t('unreachable.retry')}
        </Button>
      }
    >
      {t('unreachable.text')}
    </Notice>
  )
}

/** Why there is no new code, where the order itself would allow one. */
export function NoNewCode({ start, payment }: { start: AttemptStart; payment: PaymentStatus | undefined }): ReactNode {
  const { t } = useTranslation('payment')
  const formats = useFormats()
  const time = payment === undefined ? '' : formats.moment(payment.payBefore)
  switch (start.kind) {
    case 'in-progress':
      return (
        <Notice tone="info" title={t('inProgress.title')}>
          {t('inProgress.text')}
        </Notice>
      )
    case 'wallet-away':
      return (
        <Notice tone="warn" title={t('walletAway.title')}>
          {t('walletAway.text', { time })}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="warn" title={t('noCode.title')}>
          {t('noCode.text', { time })}
        </Notice>
      )
    case 'idle':
    case 'starting':
    case 'checking':
    case 'refused':
      return null
    default: {
      const missing: never = start
      return missing
    }
  }
}

/** The code was renewed in another window or on another device: which one counts. */
export function ReplacedElsewhere(): ReactNode {
  const { t } = useTranslation('payment')
  return (
    <Notice tone="info" title={t('replaced.title')}>
      {t('replaced.text')}
    </Notice>
  )
}
