import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { company } from '../company.ts'
import { ShopLink } from '../shop-link.tsx'
import { useTranslation } from '../use-translation.ts'
import { CategoryMenu } from './category-menu.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useShopMenu } from './shop-menu.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The navigation as a list: orders, categories, pages, and the choices that wider headers have in their first line. */
export function SiteMenu({ close }: { close: () => void }): ReactNode {
  const { t } = useTranslation('shell')
  const links = [...useShopMenu('header').values()].flat().filter(({ path }) => path !== '/quick-order')
  return (
    <div className="site-menu">
      <div className="site-menu-switches">
        <CurrencySwitch />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      {/* biome-ignore lint/a11y: a click on any of its links closes the sheet. */}
      <nav aria-label={t('nav.label')} onClick={close}>
        <Link to="/quick-order" className="site-menu-head">
          {t('nav.quickOrder')}
        </Link>
        <CategoryMenu />
        <ul>
          {links.map(({ path, title }) => (
            <li key={path}>
              <ShopLink path={path}>{title}</ShopLink>
            </li>
          ))}
          <li>
            <Link to="/intro/$page" params={{ page: 'orderTracking' }}>
              {t('nav.orderTracking')}
            </Link>
          </li>
        </ul>
      </nav>
      <a className="site-phone" href={`tel:${company.phone.replaceAll(' ', '')}`}>
        <Phone className="icon" aria-hidden="true" />
        {company.phone}
      </a>
      <span className="small">{t('phoneHours')}</span>
    </div>
  )
}
