import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'
import type { FreightStepFormValues, parseFreightSteps } from './freight-step-form-values.ts'

interface StepRowsProps {
  readonly rows: readonly FreightStepFormValues[]
  readonly fieldErrors: ReturnType<typeof parseFreightSteps>['fieldErrors']
  readonly onChange: (rows: FreightStepFormValues[]) => void
}

/** Rows of weights and prices: edit, add and remove. */
export const StepRows = ({ rows, fieldErrors, onChange }: StepRowsProps) => {
  const text = useText()
  const type = (key: number, changed: Partial<FreightStepFormValues>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  const control = (row: FreightStepFormValues, place: number, field: 'upTo' | 'price') => {
    const fieldError = fieldErrors.get(row.key)
    return {
      className: 'input',
      inputMode: 'decimal' as const,
      maxLength: 12,
      value: row[field],
      'aria-label': text(`settings.freight.row.${field}`, { place: place + 1 }),
      'aria-invalid': fieldError?.field === field,
      'aria-describedby': fieldError === undefined ? undefined : `step-${row.key}`,
    }
  }
  const errorOf = ({ key }: FreightStepFormValues, field: 'upTo' | 'price') => {
    const fieldError = fieldErrors.get(key)
    return fieldError?.field === field ? (
      <p className="field-error" id={`step-${key}`}>
        {text(`forms.fault.${fieldError.fieldError}`)}
      </p>
    ) : null
  }
  return (
    <table className="data-table freight-rows">
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
              {errorOf(row, 'upTo')}
            </td>
            <td>
              <input
                {...control(row, place, 'price')}
                onChange={(event) => type(row.key, { price: event.target.value })}
              />
              {errorOf(row, 'price')}
            </td>
            <td>
              <button
                type="button"
                className="button button-small button-square"
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
