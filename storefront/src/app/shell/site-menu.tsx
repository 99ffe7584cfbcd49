import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { company } from '../company.ts'
import { useTranslation } from '../use-translation.ts'
import { CategoryMenu } from './category-menu.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const pages = ['inventory', 'orderTracking', 'qualityControl', 'faq'] as const

/** The navigation as a list: orders, categories, pages, and the choices that wider headers have in their first line. */
export function SiteMenu({ close }: { close: () => void }): ReactNode {
  const { t } = useTranslation('shell')
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
          <li>
            <Link to="/solution/$id" params={{ id: 'battery-packs' }}>
              {t('nav.solutions')}
            </Link>
          </li>
          {pages.map((page) => (
            <li key={page}>
              <Link to="/intro/$page" params={{ page }}>
                {t(`pages.${page}`)}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/intro" activeOptions={{ exact: true }}>
              {t('nav.company')}
            </Link>
          </li>
          <li>
            <Link to="/contact">{t('nav.contact')}</Link>
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
