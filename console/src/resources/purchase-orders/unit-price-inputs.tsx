import { type CurrencyCode, currencyCode, currencyCodes } from '@pinline/events/money'
import { useText } from '../../messages/use-text.ts'

interface UnitPriceInputsProps {
  readonly price: string
  readonly currency: CurrencyCode
  /** Names of both fields, since a line has no visible labels. */
  readonly labels: { readonly price: string; readonly currency: string }
  /** The price that is used where none is typed, formatted. */
  readonly otherwise: string | undefined
  readonly isWrong: boolean
  readonly onType: (changed: { readonly price?: string; readonly currency?: CurrencyCode }) => void
}

/** What the supplier charges for one piece, and its currency. */
export const UnitPriceInputs = ({ price, currency, labels, otherwise, isWrong, onType }: UnitPriceInputsProps) => {
  const text = useText()
  return (
    <span className="unit-price-inputs">
      <input
        className="input"
        inputMode="decimal"
        maxLength={16}
        aria-label={labels.price}
        aria-invalid={isWrong}
        placeholder={otherwise ?? text('resources.purchase-orders.prices.unit_price')}
        value={price}
        onChange={({ target }) => onType({ price: target.value })}
      />
      <select
        className="input"
        aria-label={labels.currency}
        value={currency}
        onChange={({ target }) => onType({ currency: currencyCode.parse(target.value) })}
      >
        {currencyCodes.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
    </span>
  )
}
