import { Link, useLocation, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { company } from '../../app/company.ts'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useTranslation } from '../../app/use-translation.ts'
import { ContactSection } from '../forms/contact-section.tsx'
import { formSearch } from '../forms/form-search.ts'
import { StockLookup } from '../home/stock-lookup.tsx'
import { type ContentPageId, contentPageIds } from './content-pages.ts'
import { OrderTracking } from './order-tracking.tsx'
import { textList } from './text-list.ts'

const POLICIES: readonly ContentPageId[] = ['termsOfSale', 'shippingPolicy', 'returnPolicy', 'privacyPolicy']

function usePageId(): ContentPageId {
  const found = useMatches().flatMap((match) => {
    const data: unknown = match.loaderData
    return contentPageIds.filter((id) => typeof data === 'object' && data !== null && 'id' in data && data.id === id)
  })
  return found.at(-1) ?? 'intro'
}

/** The form of a page by which people reach the company. */
function WriteToUs({ id }: { id: 'contact' | 'customerManager' }): ReactNode {
  const search = formSearch({ ...useLocation().search })
  return id === 'contact' ? (
    <ContactSection offersKinds kind={search.kind ?? 'contact'} search={search} />
  ) : (
    <ContactSection kind="customer-manager" search={search} />
  )
}

/** A text page: contents left, a column of 68 characters, numbers as a strip. */
export function ContentPage(): ReactNode {
  const { t } = useTranslation(['content', 'shell'])
  const id = usePageId()
  const parts = textList(t.raw(`${id}.sections`), 'title', 'text')
  const figures = textList(t.raw(`${id}.facts`), 'figure', 'text')
  const anchor = (index: number): string => `part-${index + 1}`
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb
        crumbs={
          id === 'intro'
            ? []
            : [
                {
                  key: 'intro',
                  link: (
                    <Link to="/intro" activeOptions={{ exact: true }}>
                      {t('intro.title')}
                    </Link>
                  ),
                },
              ]
        }
        current={t(`${id}.title`)}
      />
      <header className="content-head">
        <h1>{t(`${id}.title`)}</h1>
        <p className="lead">{t(`${id}.lead`)}</p>
      </header>
      {figures.length > 0 && (
        <dl className="content-facts sheet">
          {figures.map((highlight) => (
            <div key={highlight.figure + highlight.text}>
              <dt>{highlight.figure}</dt>
              <dd>{highlight.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {id === 'inventory' && <StockLookup />}
      {id === 'orderTracking' && <OrderTracking />}
      {(id === 'contact' || id === 'customerManager') && <WriteToUs id={id} />}
      <div className="content-layout">
        {parts.length > 2 && (
          <nav className="content-contents" aria-label={t('contents')}>
            <ol>
              {parts.map((part, index) => (
                <li key={part.title}>
                  <a href={`#${anchor(index)}`}>{part.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <article className="content-text">
          {parts.map((part, index) => (
            <section key={part.title} id={anchor(index)}>
              <h2>{part.title}</h2>
              <p>{part.text}</p>
            </section>
          ))}
          {(id === 'contact' || id === 'customerManager') && (
            <section>
              <h2>{t('reach')}</h2>
              <p>
                <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
                <br />
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </p>
            </section>
          )}
          {POLICIES.includes(id) && <p className="small">{t('changed')}</p>}
        </article>
      </div>
    </main>
  )
}
