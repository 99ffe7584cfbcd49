import type { TranslatedText, TranslatedTexts } from '@pinline/contracts/catalogue/content/translated-texts'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useText } from '../../messages/use-text.ts'

const fields = ['title', 'lead', 'metaTitle', 'metaDescription', 'pictureAlt', 'linkLabel'] as const

/** What staff call a passage of a file: the field's name, or its place in the text. */
const usePassageName = () => {
  const text = useText()
  return (id: string): string => {
    const field = fields.find((one) => one === id)
    if (field !== undefined) return text(`resources.content.fields.${field}`)
    return text('resources.content.translation.passage', { id })
  }
}

const Outcome = ({ row, isDone }: { row: TranslatedText; isDone: boolean }) => {
  const text = useText()
  const nameOf = usePassageName()
  const { outcome, problem, passages, changes, changedCount } = row
  if (outcome === 'refused')
    return (
      <>
        <b className="translation-refused">
          {text(`resources.content.translation.problem.${problem ?? 'not-allowed'}`)}
        </b>
        {passages.length > 0 && <span className="translation-passages">{passages.map(nameOf).join(', ')}</span>}
      </>
    )
  if (outcome !== 'changed') return text(`resources.content.translation.outcome.${outcome}`)
  const said = text(`resources.content.translation.outcome.${isDone ? 'imported' : 'changed'}`, {
    smart_count: changedCount,
  })
  return (
    <details>
      <summary>{said}</summary>
      <dl className="translation-changes">
        {changes.map(({ passage, before, after }) => (
          <div key={passage}>
            <dt>{nameOf(passage)}</dt>
            <dd>
              {before !== '' && <del>{before}</del>} <ins>{after}</ins>
            </dd>
          </div>
        ))}
        {changedCount > changes.length && (
          <div>{text('resources.content.translation.more', { smart_count: changedCount - changes.length })}</div>
        )}
      </dl>
    </details>
  )
}

/** What a translators' file does to each item, or did. */
export const TranslatedItems = ({ texts, isDone }: { texts: TranslatedTexts; isDone: boolean }) => {
  const text = useText()
  return (
    <div className="data-table-scroll translation-scroll" ref={keyboardScrollable}>
      <table className="data-table translation-items">
        <thead>
          <tr>
            <th scope="col">{text('resources.content.fields.title')}</th>
            <th scope="col">{text('shell.bulk.result')}</th>
          </tr>
        </thead>
        <tbody aria-live="polite">
          {texts.list.map((row) => (
            <tr key={`${row.id} ${row.problem}`} data-outcome={row.outcome}>
              <td>{row.title === '' ? row.id : row.title}</td>
              <td>
                <Outcome row={row} isDone={isDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
