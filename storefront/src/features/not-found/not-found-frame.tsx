import { maxKeywordLength } from '@pinline/contracts/catalogue/search/keyword-length'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { localisedPath } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** Properties of {@link NotFoundFrame}. */
export interface NotFoundFrameProps {
  readonly title: string
  readonly text: string
  /** What the search field starts with. */
  readonly query?: string
  /** Where the reader can go first, before the usual places. */
  readonly action?: ReactNode
  /** What is offered instead, below the search. */
  readonly children?: ReactNode
}

/** A page that does not exist: search, home, and the way back. The form works without script, too. */
export function NotFoundFrame({ title, text, query = '', action, children }: NotFoundFrameProps): ReactNode {
  const { t } = useTranslation(['shell', 'catalogue'])
  const { language } = useAppContext()
  return (
    <main id="main" className="wrap page page-alone">
      <div className="sheet">
        <EmptyState
          level={1}
          title={title}
          actions={
            <>
              {action}
              <Link to="/index" className={buttonClass(action === undefined ? {} : { tone: 'quiet' })}>
                {t('notFound.home')}
              </Link>
              <Link
                to="/product/$categoryName/$id"
                params={{ categoryName: 'all', id: 'all' }}
                className={buttonClass({ tone: 'quiet' })}
              >
                {t('catalogue:allParts')}
              </Link>
              <Button tone="quiet" onPress={() => window.history.back()}>
                {t('notFound.back')}
              </Button>
            </>
          }
        >
          <p>{text}</p>
          <form className="not-found-search" action={localisedPath(language, '/productListCopy/all')}>
            <input
              type="search"
              name="q"
              className="input"
              aria-label={t('catalogue:search.label')}
              placeholder={t('catalogue:search.placeholderShort')}
              maxLength={maxKeywordLength}
              defaultValue={query}
            />
            <Button type="submit" tone="gold">
              <Search className="icon" aria-hidden="true" />
              {t('catalogue:search.submit')}
            </Button>
          </form>
        </EmptyState>
      </div>
      {children}
    </main>
  )
}
