import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import type { PaymentStatus } from './payment-poll.ts'
import type { PaymentAttemptStart } from './start-payment-attempt.mutation.ts'

/** The payment's status is unavailable: offers a retry, while the last known status stays on the page. */
export function StatusUnreachable({ isChecking, onCheck }: { isChecking: boolean; onCheck: () => void }): ReactNode {
  const { t } = useTranslation('payment')
  return (
    <Banner
      tone="warn"
      title={t('unreachable.title')}
      action={
        <Button small isPending={isChecking} onPress={onCheck}>
          {t('unreachable.retry')}
        </Button>
      }
    >
      {t('unreachable.text')}
    </Banner>
  )
}

/** Why there is no new code although the order would allow one. */
export function NoNewCode({
  start,
  payment,
}: {
  start: PaymentAttemptStart
  payment: PaymentStatus | undefined
}): ReactNode {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const time = payment === undefined ? '' : format.moment(payment.paymentDeadline)
  switch (start.kind) {
    case 'in-progress':
      return (
        <Banner tone="info" title={t('inProgress.title')}>
          {t('inProgress.text')}
        </Banner>
      )
    case 'wallet-away':
      return (
        <Banner tone="warn" title={t('walletAway.title')}>
          {t('walletAway.text', { time })}
        </Banner>
      )
    case 'failed':
      return (
        <Banner tone="warn" title={t('noCode.title')}>
          {t('noCode.text', { time })}
        </Banner>
      )
    case 'idle':
    case 'starting':
    case 'checking':
    case 'refused':
      return null
    default:
      return start satisfies never
  }
}

/** The code was renewed in another window or on another device: states which one is valid. */
export function ReplacedElsewhere(): ReactNode {
  const { t } = useTranslation('payment')
  return (
    <Banner tone="info" title={t('replaced.title')}>
      {t('replaced.text')}
    </Banner>
  )
}
