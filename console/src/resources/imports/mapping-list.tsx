import type { ColumnMapping, ImportField } from '@pinline/contracts/catalogue/import/import-options'
import { useId } from 'react'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'
import { doubtfulColumns, marksOf, samplesOf } from './column-mapping.ts'
import { type FieldChoice, hasDecimals, isNumeric, priceFrom, priceParts } from './field-choices.ts'
import { FieldSelect } from './field-select.tsx'
import { withoutMappedValue } from './mend-mapping.ts'
import { NumberFormatSelect } from './number-format-select.tsx'

interface ColumnRowProps {
  readonly header: string
  readonly samples: readonly string[]
  readonly column: ColumnMapping
  readonly choices: readonly FieldChoice[]
  readonly duplicate: boolean
  /** A number of the column that has two readings. */
  readonly doubt: string | undefined
  readonly isDoubtful: boolean
  readonly onChange: (column: ColumnMapping) => void
}

const hasMarks = (samples: readonly string[]): boolean => samples.some((sample) => /\d[.,’'\s]\d/u.test(sample))

/** The values of a column that are read as others. */
const MappedValues = ({ column, header, onChange }: Pick<ColumnRowProps, 'column' | 'header' | 'onChange'>) => {
  const text = useText()
  const { values = [] } = column
  if (values.length === 0) return null
  const empty = text('resources.imports.mends.empty_cell')
  return (
    <ul className="mapped-values" aria-label={text('resources.imports.columns.mapped_values', { column: header })}>
      {values.map(({ from, to }) => (
        <li key={from}>
          <span className="figure import-value">
            {from === to
              ? text('resources.imports.columns.confirmed_value', { value: from })
              : `${from || empty} → ${to || empty}`}
          </span>
          <button
            type="button"
            className="button button-small button-square"
            aria-label={text('resources.imports.columns.remove_mapped', { value: from || empty })}
            onClick={() => onChange(withoutMappedValue(column, from))}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const ColumnRow = (props: ColumnRowProps) => {
  const { header, samples, column, choices, duplicate, doubt, isDoubtful, onChange } = props
  const text = useText()
  const id = useId()
  const price = priceParts(column.field)
  const choose = (field: ImportField | null) => onChange({ field, ...marksOf(column) })
  const showsFormat =
    hasDecimals(column.field) ||
    (isNumeric(column.field) && (doubt !== undefined || column.thousands !== undefined || hasMarks(samples)))
  return (
    <li className="mapping-row" data-read={column.field !== null}>
      <div className="mapping-column">
        <b>{header}</b>
        {samples.length === 0 ? (
          <span className="small">{text('resources.imports.columns.empty_column')}</span>
        ) : (
          <span className="mapping-samples figure">
            {samples.map((sample) => (
              <span key={sample}>{sample}</span>
            ))}
          </span>
        )}
      </div>
      <div className="mapping-choice">
        <FieldSelect
          choices={choices}
          value={price?.base ?? column.field}
          label={text('resources.imports.columns.read_as', { column: header })}
          none={text('resources.imports.columns.left_out_choice')}
          fieldError={duplicate}
          describedBy={duplicate ? `${id}-fault` : undefined}
          onChoose={choose}
        />
        {price !== undefined && (
          <input
            className="input mapping-from"
            inputMode="numeric"
            maxLength={8}
            aria-label={text('resources.imports.columns.from_of', { column: header })}
            placeholder={text('resources.imports.columns.from')}
            title={text('resources.imports.columns.from_hint')}
            value={price.from}
            onChange={(event) => {
              const field = priceFrom(price.base, event.target.value)
              if (field !== undefined) onChange({ ...column, field })
            }}
          />
        )}
        {showsFormat && (
          <NumberFormatSelect
            header={header}
            column={column}
            samples={samples}
            doubt={doubt}
            describedBy={isDoubtful ? `${id}-doubt` : undefined}
            onChange={onChange}
          />
        )}
        {isDoubtful && (
          <p className="field-error" id={`${id}-doubt`}>
            {text('resources.imports.columns.doubtful_number', { value: doubt ?? '' })}
          </p>
        )}
        <MappedValues column={column} header={header} onChange={onChange} />
        {duplicate && (
          <p className="field-error" id={`${id}-fault`}>
            {text('resources.imports.columns.duplicate')}
          </p>
        )}
      </div>
    </li>
  )
}

interface MappingListProps {
  readonly headers: readonly string[]
  readonly sample: readonly (readonly string[])[]
  readonly mapping: readonly ColumnMapping[]
  readonly choices: readonly FieldChoice[]
  readonly duplicates: ReadonlySet<ImportField>
  /** One for each header: a number with two readings. */
  readonly doubts: readonly (string | null)[]
  readonly onChange: (mapping: readonly ColumnMapping[]) => void
}

/** Each column of the file with its first values and its field. */
export const MappingList = (props: MappingListProps) => {
  const { headers, sample, mapping, choices, duplicates, doubts, onChange } = props
  const doubtful = doubtfulColumns(mapping, doubts)
  return (
    <ul className="mapping">
      {headers.map((header, index) => {
        const column = mapping[index] ?? { field: null, decimal: null }
        return (
          <ColumnRow
            key={header}
            header={header}
            samples={samplesOf(sample, index)}
            column={column}
            choices={choices}
            duplicate={column.field !== null && duplicates.has(column.field)}
            doubt={doubts[index] ?? undefined}
            isDoubtful={doubtful.has(index)}
            onChange={(changed) => onChange(headers.map((_, at) => (at === index ? changed : (mapping[at] ?? column))))}
          />
        )
      })}
    </ul>
  )
}
