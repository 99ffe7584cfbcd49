import { type ColumnMapping, decimalMark, type ImportField } from '@pinline/contracts/catalogue/import/import-options'
import { useId } from 'react'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'
import { samplesOf } from './column-mapping.ts'
import { type FieldChoice, hasDecimals, priceFrom, priceParts } from './field-choices.ts'
import { FieldSelect } from './field-select.tsx'
import { withoutMappedValue } from './mend-mapping.ts'

const decimalMarkLabels = { '.': 'point', ',': 'comma' } as const

interface ColumnRowProps {
  readonly header: string
  readonly samples: readonly string[]
  readonly column: ColumnMapping
  readonly choices: readonly FieldChoice[]
  readonly duplicate: boolean
  readonly onChange: (column: ColumnMapping) => void
}

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

const ColumnRow = ({ header, samples, column, choices, duplicate, onChange }: ColumnRowProps) => {
  const text = useText()
  const id = useId()
  const price = priceParts(column.field)
  const choose = (field: ImportField | null) => onChange({ field, decimal: column.decimal })
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
        {hasDecimals(column.field) && (
          <select
            className="input mapping-mark"
            aria-label={text('resources.imports.columns.decimal_of', { column: header })}
            value={column.decimal}
            onChange={(event) => onChange({ ...column, decimal: decimalMark.parse(event.target.value) })}
          >
            {decimalMark.options.map((mark) => (
              <option key={mark} value={mark}>
                {text(`resources.imports.columns.decimals.${decimalMarkLabels[mark]}`)}
              </option>
            ))}
          </select>
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
  readonly onChange: (mapping: readonly ColumnMapping[]) => void
}

/** Each column of the file with its first values and its field. */
export const MappingList = ({ headers, sample, mapping, choices, duplicates, onChange }: MappingListProps) => (
  <ul className="mapping">
    {headers.map((header, index) => {
      const column = mapping[index] ?? { field: null, decimal: '.' }
      return (
        <ColumnRow
          key={header}
          header={header}
          samples={samplesOf(sample, index)}
          column={column}
          choices={choices}
          duplicate={column.field !== null && duplicates.has(column.field)}
          onChange={(changed) => onChange(headers.map((_, at) => (at === index ? changed : (mapping[at] ?? column))))}
        />
      )
    })}
  </ul>
)
