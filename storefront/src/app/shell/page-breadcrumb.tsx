import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../use-translation.ts'

/** One ancestor of the current page; `link` is a link element with its text. */
export interface Crumb {
  readonly key: string
  readonly link: ReactNode
}

/** The path to this page, starting at home. `current` is the page itself. */
export function PageBreadcrumb({ crumbs = [], current }: { crumbs?: readonly Crumb[]; current: string }): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="breadcrumb">
        <li>
          <Link to="/index">{t('home')}</Link>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.key}>{crumb.link}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
