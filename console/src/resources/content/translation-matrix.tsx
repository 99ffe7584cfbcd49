import { type LanguageCode, languages, languageTag } from '@pinline/contracts/api/languages'
import { countTranslations, type TranslationCounts } from '@pinline/contracts/catalogue/content/count-translations'
import type { ContentKind } from '@pinline/events/catalogue/content-details'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { languagesInOrder } from '../categories/translations.ts'

const nameOf = (code: LanguageCode): string => languages.find((one) => one.code === code)?.name ?? code

interface CellProps {
  readonly kind: ContentKind
  readonly language: LanguageCode
  readonly counts: { readonly missing: number; readonly outdated: number } | undefined
}

/** What a language lacks of a kind; lists it. */
const Cell = ({ kind, language, counts }: CellProps) => {
  const text = useText()
  const format = useFormat()
  const { filterValues, setFilters } = useListContext()
  const { missing = 0, outdated = 0 } = counts ?? {}
  if (missing + outdated === 0)
    return (
      <td>
        <span className="translation-none" role="img" aria-label={text('resources.content.state.complete')}>
          ✓
        </span>
      </td>
    )
  const { kind: chosen, language: shown }: Record<string, unknown> = filterValues
  const isShown = shown === language && Array.isArray(chosen) && chosen.length === 1 && chosen[0] === kind
  return (
    <td>
      <button
        type="button"
        className="translation-cell"
        aria-pressed={isShown}
        aria-label={text('resources.content.translation.cell', {
          kind: text(`resources.content.kind.${kind}`),
          language: nameOf(language),
          missing: format.number(missing),
          outdated: format.number(outdated),
        })}
        onClick={() => setFilters({ ...filterValues, language, kind: [kind] }, [])}
      >
        {missing > 0 && <span data-state="missing">{format.number(missing)}</span>}
        {outdated > 0 && <span data-state="outdated">{format.number(outdated)}</span>}
      </button>
    </td>
  )
}

const Chain = ({ counts, language }: { counts: TranslationCounts; language: LanguageCode }) => {
  const text = useText()
  const standIns = counts.chains.find((one) => one.language === language)?.standIns ?? []
  const name = text('resources.content.translation.chain', { chain: standIns.map(nameOf).join(' → ') })
  return (
    <span className="translation-chain" title={name}>
      <span aria-hidden="true">← {standIns.slice(0, 1).map(languageTag).join('')}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}

/** How many texts are missing or outdated, by kind and language, and which languages stand in. */
export const TranslationMatrix = () => {
  const text = useText()
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['content', 'translation-counts'],
    queryFn: async ({ signal }) => await api.read(countTranslations, {}, { signal, silent: true }),
  })
  if (data === undefined) return <SheetWaiting error={error} onRetry={() => void refetch()} />
  return (
    <section className="sheet" aria-label={text('resources.content.translation.counts')}>
      <div className="data-table-scroll" ref={keyboardScrollable}>
        <table className="data-table translation-matrix">
          <thead>
            <tr>
              <th scope="col">{text('resources.content.fields.kind')}</th>
              {languagesInOrder.map((code) => (
                <th key={code} scope="col">
                  <span lang={languageTag(code)}>{nameOf(code)}</span>
                  <Chain counts={data} language={code} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.kinds.map(({ kind, languages: counts }) => (
              <tr key={kind}>
                <th scope="row">{text(`resources.content.kind.${kind}`)}</th>
                {languagesInOrder.map((code) => (
                  <Cell key={code} kind={kind} language={code} counts={counts.find((one) => one.language === code)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="translation-legend">
        <span data-state="missing">{text('resources.content.state.missing')}</span>
        <span data-state="outdated">{text('resources.content.state.outdated')}</span>
      </p>
    </section>
  )
}
