import {
  type CsvDelimiter,
  csvDelimiter,
  fileEncoding,
  fileFormat,
  type ReadingOptions,
} from '@pinline/contracts/catalogue/import/import-options'
import type { ImportPreview } from '@pinline/contracts/catalogue/import/import-row'
import type { z } from 'zod'
import { Field } from '../../layout/field.tsx'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

const delimiterLabels = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const satisfies Record<
  CsvDelimiter,
  string
>

const maxHeaderLength = 100

/** Without the header's line, so that it is proposed again. */
const withoutHeader = ({ headerLine: _, ...options }: ReadingOptions): ReadingOptions => options

/** A text can be read in any of these; a workbook only as what it is. */
const textFormats = fileFormat.exclude(['xlsx'])

/** The sheet of a workbook that is read. */
const SheetChoice = ({ options, sheets, onChoose }: SheetChoiceProps) => {
  const text = useText()
  return (
    <Field label={text('resources.imports.reading.sheet')}>
      {({ id }) => (
        <select
          id={id}
          className="input"
          value={options.sheet ?? sheets[0] ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          {sheets.map((sheet) => (
            <option key={sheet} value={sheet}>
              {sheet}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
type SheetChoiceProps = Pick<ImportPreview, 'options' | 'sheets'> & { onChoose: (sheet: string) => void }

const Choice = <Value extends string>({
  label,
  values,
  value,
  nameOf,
  onChoose,
}: {
  label: string
  values: z.ZodType<Value> & { readonly options: readonly Value[] }
  value: Value
  nameOf: (value: Value) => string
  onChoose: (value: Value) => void
}) => (
  <Field label={label}>
    {({ id }) => (
      <select id={id} className="input" value={value} onChange={(event) => onChoose(values.parse(event.target.value))}>
        {values.options.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    )}
  </Field>
)

const Sample = ({ headers, sample }: Pick<ImportPreview, 'headers' | 'sample'>) => {
  const text = useText()
  const lines = sample.map((cells, number) => ({ number, cells }))
  return (
    <section
      ref={keyboardScrollable}
      className="data-table-scroll import-sample"
      aria-label={text('resources.imports.reading.sample')}
    >
      <table className="data-table">
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ number, cells }) => (
            <tr key={number}>
              {headers.map((header, index) => (
                <td key={header} className="figure">
                  {cells[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sample.length === 0 && <p className="sheet-note">{text('resources.imports.reading.no_rows')}</p>}
    </section>
  )
}

type HeaderChoiceProps = Pick<ImportPreview, 'options' | 'top'> & { onChoose: (headerLine: number) => void }

/** The row of a table that names its columns; titles above it are not read. */
const HeaderChoice = ({ options, top, onChoose }: HeaderChoiceProps) => {
  const text = useText()
  const format = useFormat()
  const known = top.some(({ line }) => line === options.headerLine)
  const lines = known || options.headerLine === undefined ? top : [...top, { line: options.headerLine, cells: [] }]
  return (
    <Field label={text('resources.imports.reading.header')}>
      {({ id }) => (
        <select
          id={id}
          className="input"
          value={options.headerLine ?? ''}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {lines.map(({ line, cells }) => (
            <option key={line} value={line}>
              {text('resources.imports.reading.header_line', {
                line: format.number(line),
                cells: cells
                  .filter((cell) => cell.trim() !== '')
                  .join(' · ')
                  .slice(0, maxHeaderLength),
              })}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface ReadingSheetProps {
  readonly options: ReadingOptions
  readonly preview: ImportPreview | undefined
  readonly failure: string | undefined
  readonly busy: boolean
  readonly onChange: (options: ReadingOptions) => void
}

/** The detected parse options, which the person can change, and the first rows parsed with them. */
export const ReadingSheet = ({ options, preview, failure, busy, onChange }: ReadingSheetProps) => {
  const text = useText()
  const { format, encoding, delimiter } = options
  return (
    <section className="sheet" aria-labelledby="import-reading" aria-busy={busy}>
      <h2 id="import-reading">{text('resources.imports.reading.title')}</h2>
      <div className="sheet-form">
        <p className="small">{text('resources.imports.reading.note')}</p>
        <div className="reading-choices">
          {format === 'xlsx' ? (
            preview !== undefined && (
              <SheetChoice {...preview} onChoose={(sheet) => onChange({ ...withoutHeader(options), sheet })} />
            )
          ) : (
            <>
              <Choice
                label={text('resources.imports.reading.format')}
                values={textFormats}
                value={format}
                nameOf={(one) => text(`resources.imports.reading.formats.${one}`)}
                onChoose={(chosen) => onChange({ ...withoutHeader(options), format: chosen })}
              />
              <Choice
                label={text('resources.imports.reading.encoding')}
                values={fileEncoding}
                value={encoding}
                nameOf={(one) => text(`resources.imports.reading.encodings.${one}`)}
                onChoose={(chosen) => onChange({ ...withoutHeader(options), encoding: chosen })}
              />
            </>
          )}
          {format === 'csv' && (
            <Choice
              label={text('resources.imports.reading.delimiter')}
              values={csvDelimiter}
              value={delimiter}
              nameOf={(one) => text(`resources.imports.reading.delimiters.${delimiterLabels[one]}`)}
              onChoose={(chosen) => onChange({ ...withoutHeader(options), delimiter: chosen })}
            />
          )}
        </div>
        {preview !== undefined && preview.top.length > 0 && (
          <div className="reading-header">
            <HeaderChoice {...preview} onChoose={(headerLine) => onChange({ ...options, headerLine })} />
          </div>
        )}
        {failure !== undefined && (
          <p className="notice notice-danger" role="alert">
            {failure}
          </p>
        )}
      </div>
      {failure === undefined && preview !== undefined && <Sample {...preview} />}
      {failure === undefined && preview === undefined && <p className="sheet-note">{text('shell.loading')}</p>}
    </section>
  )
}
