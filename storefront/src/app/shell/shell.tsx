import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackToTop } from '../../design/back-to-top.tsx'
import { ToastRegion } from '../../design/toast.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header, page, footer, and what floats above every page. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <SiteHeader />
      {children}
      <SiteFooter />
      <BackToTop label={t('backToTop')} />
      <ToastRegion label={t('messages')} />
    </>
  )
}
