import './settings-overview.css'
import { languageCode } from '@pinline/contracts/api/languages'
import { orderDocumentKind } from '@pinline/contracts/order/document/order-document'
import { previewDocument, sampleDocumentKind } from '@pinline/contracts/order/document/preview-document'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { LanguageSelect } from '../../../layout/language-select.tsx'
import { usePageTitle } from '../../../layout/page-title.tsx'
import { SheetWaiting } from '../../../layout/sheet-waiting.tsx'
import { useText } from '../../../messages/use-text.ts'

const kinds = sampleDocumentKind.options

/** What is chosen stands in the address: a colleague who gets it sees the same. */
const useShownLanguage = () => {
  const locale = useLocale()
  const [params, setParams] = useSearchParams()
  return {
    language: languageCode.catch(languageCode.catch('en').parse(locale)).parse(params.get('language')),
    showIn: (language: string) => setParams({ language }, { replace: true }),
  }
}

const useKindName = () => {
  const text = useText()
  return (kind: (typeof kinds)[number]): string => {
    const ofOrder = orderDocumentKind.safeParse(kind).data
    if (ofOrder !== undefined) return text(`resources.orders.documents.kind.${ofOrder}`)
    return text(
      `settings.overview.documents.kinds.${sampleDocumentKind.exclude(orderDocumentKind.options).parse(kind)}`,
    )
  }
}

/** Every document of the shop with sample data, as PDF in ten languages. */
export const SampleDocumentsPage = () => {
  const text = useText()
  const api = useApi()
  const nameOf = useKindName()
  const { language, showIn } = useShownLanguage()
  usePageTitle(text('settings.overview.documents.title'))
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'sample-documents', language],
    queryFn: async ({ signal }) =>
      await Promise.all(
        kinds.map(async (kind) => ({
          kind,
          url: (await api.read(previewDocument, { kind, language }, { signal, silent: true })).url,
        })),
      ),
  })
  return (
    <article>
      <header className="page-head">
        <h1>{text('settings.overview.documents.title')}</h1>
        <Link className="end" to="/settings">
          {text('settings.overview.all')}
        </Link>
      </header>
      <div className="filters">
        <LanguageSelect label={text('settings.overview.documents.language')} shown={language} onChoose={showIn} />
      </div>
      <section className="sheet" aria-label={text('settings.overview.documents.title')}>
        <p className="sheet-note small">{text('settings.overview.documents.note')}</p>
        {data === undefined ? (
          <SheetWaiting error={error} onRetry={() => void refetch()} />
        ) : (
          <ul className="setting-rows">
            {data.map(({ kind, url }) => (
              <li key={kind} className="sample-document">
                <strong>{nameOf(kind)}</strong>
                <a className="button button-small" href={url} target="_blank" rel="noreferrer">
                  {text('settings.overview.documents.open')}
                  <span className="visually-hidden">{nameOf(kind)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </article>
  )
}
