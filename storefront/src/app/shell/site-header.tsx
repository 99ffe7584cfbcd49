import { BrandMark } from '@pinline/ui/design/brand.tsx'
import { useLoaded } from '@pinline/ui/design/use-loaded'
import { Link } from '@tanstack/react-router'
import { Phone, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCartCount } from '../../features/cart/cart-count.query.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import { useSession } from '../../session/session.ts'
import { company } from '../company.ts'
import { useTranslation } from '../use-translation.ts'
import { AccountButton } from './account-button.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNav } from './main-nav.tsx'
import { SiteMenuButton } from './site-menu-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const loadLiveCart = () => import('../../features/cart/live-cart.ts')

function CartLink(): ReactNode {
  const { t } = useTranslation('shell')
  const count = useCartCount()
  // Visitors have no cart that could change elsewhere.
  const live = useLoaded(useSession().status === 'buyer', loadLiveCart, () => undefined)
  return (
    <Link to="/shopping-cart">
      <ShoppingCart className="icon" aria-hidden="true" />
      <span className="site-actions-text">{t('cart.name')}</span>
      {count !== null && (
        <>
          {' '}
          <span className="site-cart-count">{count}</span>{' '}
          <span className="visually-hidden">{t('cart.lines', { count })}</span>
        </>
      )}
      {live && <live.LiveCart />}
    </Link>
  )
}

/** The header, styled as an edge connector: the contact fingers of the current item light up. */
export function SiteHeader(): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <header className="site-header">
      <div className="site-utility">
        <div className="wrap">
          <a className="site-phone" href={`tel:${company.phone.replaceAll(' ', '')}`}>
            <Phone className="icon" aria-hidden="true" />
            {company.phone}
          </a>
          <span className="site-hours">{t('phoneHours')}</span>
          <div className="site-utility-end">
            <Link to="/intro/$page" params={{ page: 'orderTracking' }} className="site-tracking">
              {t('nav.orderTracking')}
            </Link>
            <ThemeSwitch />
            <CurrencySwitch />
            <LanguageSwitch />
          </div>
        </div>
      </div>
      <div className="wrap">
        <div className="site-bar">
          <SiteMenuButton />
          <Link to="/index" className="brand">
            <BrandMark />
            {t('shopName')}
          </Link>
          <SearchBox />
          <div className="site-actions">
            <AccountButton />
            <CartLink />
          </div>
        </div>
        <MainNav />
      </div>
      <div className="site-fingers" aria-hidden="true" />
    </header>
  )
}
