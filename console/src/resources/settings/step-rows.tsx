import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'
import type { readSteps, TypedStep } from './typed-steps.ts'

interface StepRowsProps {
  readonly rows: readonly TypedStep[]
  readonly faults: ReturnType<typeof readSteps>['faults']
  readonly onChange: (rows: TypedStep[]) => void
}

/** Weights and prices to be typed over, added to and taken out. */
export const StepRows = ({ rows, faults, onChange }: StepRowsProps) => {
  const text = useText()
  const type = (key: number, changed: Partial<TypedStep>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  const control = (row: TypedStep, place: number, field: 'upTo' | 'price') => {
    const fault = faults.get(row.key)
    return {
      className: 'input mono',
      inputMode: 'decimal' as const,
      maxLength: 12,
      value: row[field],
      'aria-label': text(`settings.freight.row.${field}`, { place: place + 1 }),
      'aria-invalid': fault?.field === field,
      'aria-describedby': fault === undefined ? undefined : `step-${row.key}`,
    }
  }
  const told = ({ key }: TypedStep, field: 'upTo' | 'price') => {
    const fault = faults.get(key)
    return fault?.field === field ? (
      <p className="field-error" id={`step-${key}`}>
        {text(`forms.fault.${fault.fault}`)}
      </p>
    ) : null
  }
  return (
    <table className="grid-table freight-rows">
      <thead>
        <tr>
          <th scope="col">{text('settings.freight.up_to')}</th>
          <th scope="col">{text('settings.freight.price')}</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.key}>
            <td>
              <input
                {...control(row, place, 'upTo')}
                onChange={(event) => type(row.key, { upTo: event.target.value })}
              />
              {told(row, 'upTo')}
            </td>
            <td>
              <input
                {...control(row, place, 'price')}
                onChange={(event) => type(row.key, { price: event.target.value })}
              />
              {told(row, 'price')}
            </td>
            <td>
              <button
                type="button"
                className="button small square"
                aria-label={text('settings.freight.row.remove', { place: place + 1 })}
                onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
              >
                <Icon name="close" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
