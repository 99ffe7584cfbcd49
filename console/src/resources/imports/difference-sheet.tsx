import type { ImportRow, RowDifference } from '@pinline/contracts/catalogue/import/import-row'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type FieldChoice, titleOf } from './field-choices.ts'
import { useImportPreview } from './use-import-preview.ts'

/** What identifies a record has a column of its own. */
const identifying: ReadonlySet<string> = new Set(['manufacturer', 'model', 'id'])

const Changes = ({ difference, choices }: { difference: RowDifference; choices: readonly FieldChoice[] }) => {
  const text = useText()
  const nothing = text('resources.imports.differences.nothing_before')
  // An empty text counts as no value.
  const shown = difference.changes
    .map(({ field, before, after }) => ({ field, before: before || null, after: after || null }))
    .filter(({ field, before, after }) => !identifying.has(field) && before !== after)
  return (
    <ul className="import-changes">
      {shown.map(({ field, before, after }) => (
        <li key={field}>
          <span className="small">{titleOf(field, choices)}</span>{' '}
          <span className="figure">
            {difference.outcome === 'changed' && <del>{before ?? nothing}</del>} {after ?? nothing}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The changes of the first rows, value by value. */
export const DifferenceSheet = ({ row }: { row: ImportRow }) => {
  const text = useText()
  const format = useFormat()
  const { data: preview } = useImportPreview(row.id, undefined)
  if (row.differences.length === 0) return null
  const all = row.counts.new + row.counts.changed
  const title = text(`resources.imports.differences.${row.dryRun ? 'title_dry' : 'title'}`)
  return (
    <section className="sheet" aria-labelledby="import-differences">
      <h2 id="import-differences">
        {title}
        {all > row.differences.length && (
          <span className="end">
            {text('resources.imports.differences.first', { smart_count: row.differences.length })}
          </span>
        )}
      </h2>
      <section ref={keyboardScrollable} className="data-table-scroll import-differences" aria-label={title}>
        <table className="data-table">
          <thead>
            <tr>
              <th className="number">{text('resources.imports.differences.line')}</th>
              <th>{text(`resources.imports.of.${row.kind}.record`)}</th>
              <th>{text('resources.imports.differences.outcome')}</th>
              <th>{text('resources.imports.differences.changes')}</th>
            </tr>
          </thead>
          <tbody>
            {row.differences.map((difference) => (
              <tr key={difference.line}>
                <td className="number">{format.number(difference.line)}</td>
                <td>
                  <span className="part-number">{difference.entry?.id ?? difference.model}</span>
                  <p className="small">{difference.entry?.title ?? difference.manufacturer}</p>
                </td>
                <td>
                  <span className="tag">{text(`resources.imports.differences.${difference.outcome}`)}</span>
                </td>
                <td>
                  <Changes difference={difference} choices={preview?.fields ?? []} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
