import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ShopLink } from '../shop-link.tsx'
import { useTranslation } from '../use-translation.ts'
import { PartsMenu } from './parts-menu.tsx'
import { useShopMenu } from './shop-menu.ts'

/** Whether a page is the one of a link, or below it. `/intro` is the way to many, and is none of them. */
const isHere = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/intro' && pathname.startsWith(`${path}/`))

/** The main navigation; the contact fingers under the current item light up. */
export function MainNav(): ReactNode {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const links = [...useShopMenu('header').values()].flat()
  return (
    <nav className="site-nav" aria-label={t('nav.label')}>
      <PartsMenu isCurrent={pathname.startsWith('/product')} />
      {links.map(({ path, title }) => (
        <ShopLink key={path} path={path} isCurrent={isHere(pathname, path)}>
          {title}
        </ShopLink>
      ))}
    </nav>
  )
}
