import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import { keepFiguresWhole } from '@pinline/ui/format/keep-figures-whole'
import { type ReactNode, useMemo } from 'react'
import { languageTag } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ContentPicture } from './document/content-picture.tsx'
import { DocumentBody } from './document/document-body.tsx'
import { contentsOf } from './document/document-context.ts'

/** Title, lead and picture of a page of content. */
export function ContentHeader({ view, children }: { view: ContentDetail; children?: ReactNode }): ReactNode {
  const { t } = useTranslation('content')
  const { language } = useAppContext()
  const lang = view.language === language ? {} : { lang: languageTag(view.language) }
  return (
    <header className="content-head">
      <h1 {...lang}>{view.title}</h1>
      {view.lead !== '' && (
        <p className="lead" {...lang}>
          {keepFiguresWhole(view.lead)}
        </p>
      )}
      {children}
      {view.language !== language && <p className="small">{t('otherLanguage')}</p>}
      {view.picture && (
        <ContentPicture {...view.picture} picture={view.picture} sizes="(min-width: 750px) 52em, 100vw" eager />
      )}
    </header>
  )
}

/** Properties of {@link ContentArticle}. */
export interface ContentArticleProps {
  readonly view: ContentDetail
  /** Beside the text instead of the list of its headings. */
  readonly aside?: ReactNode
  /** Below the text, in its column. */
  readonly children?: ReactNode
}

/** The text of a page: contents left, a column of 68 characters. */
export function ContentArticle({ view, aside, children }: ContentArticleProps): ReactNode {
  const { t } = useTranslation('content')
  const { language } = useAppContext()
  const entries = useMemo(() => contentsOf(view.body), [view.body])
  return (
    <div className="content-layout">
      {aside ??
        (entries.length > 2 && (
          <nav className="content-contents" aria-label={t('contents')}>
            <ol>
              {entries.map(({ anchor, title }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        ))}
      <article
        className="content-text document"
        {...(view.language === language ? {} : { lang: languageTag(view.language) })}
      >
        {view.body && <DocumentBody body={view.body} sources={view} />}
        {children}
      </article>
    </div>
  )
}
