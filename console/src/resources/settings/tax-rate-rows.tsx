import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'
import { useCountries } from './use-seller.ts'
import type { TaxRateFormValues } from './use-set-tax-form.ts'

interface TaxRateRowsProps {
  readonly rates: readonly TaxRateFormValues[]
  readonly fieldErrorText: (field: string) => string | undefined
  readonly onChange: (rates: TaxRateFormValues[]) => void
}

/** Rows of countries and rates: edit and remove. */
export const TaxRateRows = ({ rates, fieldErrorText, onChange }: TaxRateRowsProps) => {
  const text = useText()
  const countries = useCountries()
  const change = (key: number, changed: Partial<TaxRateFormValues>) =>
    onChange(rates.map((rate) => (rate.key === key ? { ...rate, ...changed } : rate)))
  const control = (place: number, field: 'country' | 'rate', error: string | undefined) => ({
    className: 'input',
    'aria-label': text(`settings.tax.row.${field}`, { place: place + 1 }),
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `tax-${field}-${place}`,
  })
  return (
    <table className="data-table freight-rows tax-rates">
      <thead>
        <tr>
          <th scope="col">{text('settings.tax.country')}</th>
          <th scope="col">{text('settings.tax.rate')}</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {rates.map(({ key, country, percent }, place) => {
          const countryError = fieldErrorText(`rates.${place}.country`)
          const rateError = fieldErrorText(`rates.${place}.basisPoints`)
          return (
            <tr key={key}>
              <td>
                <select
                  {...control(place, 'country', countryError)}
                  value={country}
                  onChange={(event) => change(key, { country: event.target.value })}
                >
                  <option value="">{text('settings.tax.choose')}</option>
                  {countries.length === 0 && country !== '' && <option value={country}>{country}</option>}
                  {countries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </select>
                {countryError !== undefined && (
                  <p className="field-error" id={`tax-country-${place}`}>
                    {countryError}
                  </p>
                )}
              </td>
              <td>
                <input
                  {...control(place, 'rate', rateError)}
                  inputMode="decimal"
                  maxLength={6}
                  value={percent}
                  onChange={(event) => change(key, { percent: event.target.value })}
                />
                {rateError !== undefined && (
                  <p className="field-error" id={`tax-rate-${place}`}>
                    {rateError}
                  </p>
                )}
              </td>
              <td>
                <button
                  type="button"
                  className="button button-small button-square"
                  aria-label={text('settings.tax.row.remove', { place: place + 1 })}
                  onClick={() => onChange(rates.filter((rate) => rate.key !== key))}
                >
                  <Icon name="close" />
                </button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
