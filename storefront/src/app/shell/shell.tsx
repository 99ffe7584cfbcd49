import { BackToTop } from '@pinline/ui/design/back-to-top.tsx'
import { ToastRegion } from '@pinline/ui/design/toast.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '../use-translation.ts'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PaymentFooter, PaymentHeader } from './payment-frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

interface ShellProps {
  readonly children: ReactNode
  /** During payment nothing around the page links elsewhere into the shop. */
  readonly isPaymentPage?: boolean
  /** The page shows nothing without script, and says so. */
  readonly needsScript?: boolean
}

function ScriptNotice(): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <noscript>
      <div className="wrap script-notice">
        <div className="notice notice-warn">
          <div>
            {t('noScript.title')}
            <p>{t('noScript.text')}</p>
          </div>
        </div>
      </div>
    </noscript>
  )
}

/** Header, page, footer, and the floating elements of every page. */
export function Shell({ children, isPaymentPage = false, needsScript = false }: ShellProps): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <NavigationProgress />
      {isPaymentPage ? <PaymentHeader /> : <SiteHeader />}
      <MaintenanceBanner />
      {needsScript && <ScriptNotice />}
      {children}
      {isPaymentPage ? <PaymentFooter /> : <SiteFooter />}
      <BackToTop label={t('backToTop')} />
      <ToastRegion label={t('messages')} />
    </>
  )
}
