import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { SelectField } from '@pinline/ui/design/text-field.tsx'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { withHead, withKind } from './correct-reading.ts'
import { columnKinds } from './list-columns.ts'
import type { Reading } from './shape-of-columns.ts'

const shownRows = 5
const maxColumns = 40
/** Rows that decide whether a column is empty. */
const judgedRows = 100

/** A column of the list: what it states, for correction. */
function ColumnSelect({
  reading,
  place,
  onChange,
}: {
  reading: Reading
  place: number
  onChange: (reading: Reading) => void
}): ReactNode {
  const { t } = useTranslation('quick-order')
  const name = reading.head === null ? '' : (reading.rows[reading.head]?.cells[place] ?? '')
  const kind = reading.kinds[place] ?? null
  return (
    <th scope="col">
      <SelectField
        label={name === '' ? t('reading.column', { number: place + 1 }) : name}
        value={kind ?? ''}
        options={[
          ...columnKinds.map((value) => ({ value, label: t(`reading.kinds.${value}`) })),
          { value: '', label: t('reading.ignore') },
        ]}
        onChange={({ target }) =>
          onChange(withKind(reading, place, columnKinds.find((value) => value === target.value) ?? null))
        }
      />
    </th>
  )
}

/** How a list was read: what each column states, with its first lines. */
export function ReadingTable({
  reading,
  onChange,
}: {
  reading: Reading
  onChange: (reading: Reading) => void
}): ReactNode {
  const { t } = useTranslation('quick-order')
  const id = useId()
  const { rows, head, kinds } = reading
  const body = rows.slice(head === null ? 0 : head + 1)
  const filled = [...(head === null ? [] : rows.slice(head, head + 1)), ...body.slice(0, judgedRows)]
  const width = Math.max(kinds.length, ...filled.map(({ cells }) => cells.length))
  const places = Array.from({ length: width }, (_, place) => place)
    .filter((place) => kinds[place] || filled.some(({ cells }) => cells[place]))
    .slice(0, maxColumns)
  return (
    <details className="sheet quick-order-reading" open={places.length > 2 || !kinds.includes('part')}>
      <summary>{t('reading.title')}</summary>
      <p className="small">{t('reading.hint')}</p>
      <Checkbox isSelected={head !== null} onChange={(hasHead) => onChange(withHead(reading, hasHead))}>
        {t('reading.head')}
      </Checkbox>
      <FieldError message={kinds.includes('part') ? undefined : t('reading.noPart')} id={`${id}-fault`} />
      <div className="data-table-scroll">
        <table className="data-table">
          <caption className="visually-hidden">{t('reading.title')}</caption>
          <thead>
            <tr>
              {places.map((place) => (
                <ColumnSelect key={place} reading={reading} place={place} onChange={onChange} />
              ))}
            </tr>
          </thead>
          <tbody>
            {body.slice(0, shownRows).map(({ line, cells }) => (
              <tr key={line}>
                {places.map((place) => (
                  <td key={place} data-ignored={kinds[place] ? undefined : ''}>
                    {cells[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {body.length > shownRows && <p className="small">{t('reading.more', { count: body.length - shownRows })}</p>}
    </details>
  )
}
