import type { ImportCounts as Counts } from '@pinline/contracts/catalogue/import/import-row'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

const shown = ['rows', 'new', 'changed', 'unchanged', 'wrong'] as const

/** Number of rows by result. */
export const ImportCounts = ({ counts }: { counts: Counts }) => {
  const text = useText()
  const format = useFormat()
  return (
    <dl className="import-counts">
      {shown.map((count) => (
        <div key={count} data-count={count} data-some={counts[count] > 0}>
          <dt>{text(`resources.imports.fields.${count}`)}</dt>
          <dd className="figure">{format.number(counts[count])}</dd>
        </div>
      ))}
    </dl>
  )
}
