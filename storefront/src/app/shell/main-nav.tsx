import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../use-translation.ts'
import { PartsMenu } from './parts-menu.tsx'

const PAGES = [
  { key: 'stock', page: 'inventory' },
  { key: 'quality', page: 'qualityControl' },
] as const

/** The main navigation; the contact fingers under the current item light up. */
export function MainNav(): ReactNode {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const current = (isHere: boolean) => (isHere ? { 'aria-current': 'page' as const } : { 'aria-current': undefined })
  const inner = { activeOptions: { exact: true, includeSearch: false } } as const
  return (
    <nav className="site-nav" aria-label={t('nav.label')}>
      <PartsMenu isCurrent={pathname.startsWith('/product')} />
      <Link to="/quick-order" {...inner} {...current(pathname === '/quick-order')}>
        {t('nav.quickOrder')}
      </Link>
      <Link
        to="/solution/$id"
        params={{ id: 'battery-packs' }}
        {...inner}
        {...current(pathname.startsWith('/solution'))}
      >
        {t('nav.solutions')}
      </Link>
      {PAGES.map(({ key, page }) => (
        <Link key={page} to="/intro/$page" params={{ page }} {...inner} {...current(pathname === `/intro/${page}`)}>
          {t(`nav.${key}`)}
        </Link>
      ))}
      <Link to="/intro" {...inner} {...current(pathname === '/intro')}>
        {t('nav.company')}
      </Link>
      <Link to="/intro/$page" params={{ page: 'faq' }} {...inner} {...current(pathname === '/intro/faq')}>
        {t('nav.faq')}
      </Link>
      <Link to="/contact" {...inner} {...current(pathname === '/contact')}>
        {t('nav.contact')}
      </Link>
    </nav>
  )
}
