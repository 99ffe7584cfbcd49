import type { ColumnMapping } from '@pinline/contracts/catalogue/import/import-options'
import { plainFigure } from '@pinline/contracts/catalogue/import/number-marks'
import { useText } from '../../messages/use-text.ts'
import { marksOf } from './column-mapping.ts'

/** The ways in which tables write numbers, each as an example that needs no translation. */
const formats = [
  { example: '1234.5', marks: { decimal: '.' } },
  { example: '1,234.5', marks: { decimal: '.', thousands: ',' } },
  { example: '1 234.5', marks: { decimal: '.', thousands: ' ' } },
  { example: '1’234.5', marks: { decimal: '.', thousands: "'" } },
  { example: '1234,5', marks: { decimal: ',' } },
  { example: '1.234,5', marks: { decimal: ',', thousands: '.' } },
  { example: '1 234,5', marks: { decimal: ',', thousands: ' ' } },
  { example: '1’234,5', marks: { decimal: ',', thousands: "'" } },
] as const satisfies readonly { example: string; marks: Pick<ColumnMapping, 'decimal' | 'thousands'> }[]

interface NumberFormatSelectProps {
  readonly header: string
  readonly column: ColumnMapping
  readonly samples: readonly string[]
  /** A number with two readings: a format must be chosen. */
  readonly doubt: string | undefined
  readonly describedBy: string | undefined
  readonly onChange: (column: ColumnMapping) => void
}

/** The first sample that the format changes, and the number that it is read as. */
const reading = (column: ColumnMapping, samples: readonly string[]): readonly [string, string] | undefined => {
  for (const sample of samples) {
    const figure = sample.replaceAll(/^[^\d+-]+|\D+$/g, '')
    const read = /\D/.test(figure) ? plainFigure(figure, column) : undefined
    if (read !== undefined && 'plain' in read && read.plain !== figure) return [sample, read.plain]
  }
  return undefined
}

/** How a column writes its numbers, with the reading of one of its values. */
export const NumberFormatSelect = (props: NumberFormatSelectProps) => {
  const { header, column, samples, doubt, describedBy, onChange } = props
  const text = useText()
  const { field, values } = column
  const chosen = formats.find(({ marks }) => JSON.stringify(marks) === JSON.stringify(marksOf(column)))
  const example = reading(column, doubt === undefined ? samples : [doubt, ...samples])
  return (
    <>
      <select
        className="input mapping-mark"
        aria-label={text('resources.imports.columns.number_format_of', { column: header })}
        aria-invalid={doubt !== undefined && column.decimal === null}
        aria-describedby={describedBy}
        value={chosen?.example ?? ''}
        onChange={(event) => {
          const { marks } = formats.find(({ example: one }) => one === event.target.value) ?? {
            marks: { decimal: null },
          }
          onChange({ field, ...marks, ...(values === undefined ? {} : { values }) })
        }}
      >
        <option value="">
          {text(`resources.imports.columns.${doubt === undefined ? 'number_format_any' : 'number_format_choose'}`)}
        </option>
        {formats.map(({ example: one }) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      {example !== undefined && (
        <span className="small figure">
          {example[0]} = {example[1]}
        </span>
      )}
    </>
  )
}
