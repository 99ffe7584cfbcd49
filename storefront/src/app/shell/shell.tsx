import { BackToTop } from '@pinline/ui/design/back-to-top.tsx'
import { ToastRegion } from '@pinline/ui/design/toast.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentFooter, PaymentHeader } from './payment-frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

interface ShellProps {
  readonly children: ReactNode
  /** While an order is paid, nothing around the page leads elsewhere into the shop. */
  readonly isPaymentPage?: boolean
}

/** Header, page, footer, and what floats above every page. */
export function Shell({ children, isPaymentPage = false }: ShellProps): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {isPaymentPage ? <PaymentHeader /> : <SiteHeader />}
      {children}
      {isPaymentPage ? <PaymentFooter /> : <SiteFooter />}
      <BackToTop label={t('backToTop')} />
      <ToastRegion label={t('messages')} />
    </>
  )
}
