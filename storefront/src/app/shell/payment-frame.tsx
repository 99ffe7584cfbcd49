import { BrandMark } from '@pinline/ui/design/brand.tsx'
import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckoutSteps } from '../../features/checkout/checkout-steps.tsx'
import { company } from '../company.ts'
import { useTranslation } from '../use-translation.ts'

/** The header during payment: the shop's name and the checkout step, without links elsewhere. */
export function PaymentHeader(): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <header className="site-header">
      <div className="wrap">
        <div className="site-bar paying-bar">
          <Link to="/index" className="brand">
            <BrandMark />
            {t('shopName')}
          </Link>
          <CheckoutSteps current="pay" />
        </div>
      </div>
      <div className="site-fingers" aria-hidden="true" />
    </header>
  )
}

/** The footer during payment: support contacts. */
export function PaymentFooter(): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <footer className="site-footer paying-footer">
      <div className="wrap">
        <span>{t('footer.copyright')}</span>
        <Link to="/customer-manager">{t('paying.help')}</Link>
        <a className="site-phone" href={`tel:${company.phone.replaceAll(' ', '')}`}>
          <Phone className="icon" aria-hidden="true" />
          {company.phone}
        </a>
        <span>{t('phoneHours')}</span>
      </div>
    </footer>
  )
}
