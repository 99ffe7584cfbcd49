import './purchase-orders.css'
import { Button } from '@pinline/ui/design/button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { nextLine, type OrderFormLine, roundedUp } from './order-form-lines.ts'
import { UnitPriceInputs } from './unit-price-inputs.tsx'
import type { OrderFormPrices } from './use-order-form-prices.ts'

const maxLines = 100

interface OrderLinesFieldProps {
  readonly lines: readonly OrderFormLine[]
  readonly prices: OrderFormPrices
  readonly onChange: (lines: readonly OrderFormLine[]) => void
}

interface LineProps {
  readonly line: OrderFormLine
  readonly prices: OrderFormPrices
  /** From 1. */
  readonly place: number
  readonly onType: (changed: Partial<OrderFormLine>) => void
  readonly onRemove: (() => void) | undefined
}

const Line = ({ line, prices, place, onType, onRemove }: LineProps) => {
  const text = useText()
  const format = useFormat()
  const { key, productId, partNumber, quantity, expectedOn, packingUnit = 1 } = line
  const label = (field: 'part_of' | 'quantity_of' | 'price_of' | 'currency_of' | 'date_of' | 'remove') =>
    text(`resources.purchase-orders.place.${field}`, { line: String(place) })
  const rounded = roundedUp(line, useNumberSigns())
  const hint = `order-line-${key}-packages`
  const otherwise = prices.otherwise(line)
  return (
    <li className={prices.isAllowed ? 'order-form-line order-form-priced' : 'order-form-line'}>
      {productId === undefined ? (
        <input
          className="input part-number order-form-part"
          maxLength={120}
          aria-label={label('part_of')}
          placeholder={text('resources.stock.fields.model')}
          value={partNumber}
          onChange={({ target }) => onType({ partNumber: target.value, packingUnit: undefined })}
        />
      ) : (
        <span className="part-number order-form-part">{partNumber}</span>
      )}
      <input
        className="input order-form-pieces"
        inputMode="numeric"
        maxLength={11}
        aria-label={label('quantity_of')}
        aria-describedby={rounded === undefined ? undefined : hint}
        placeholder={text('resources.stock.fields.quantity')}
        value={quantity}
        onChange={({ target }) => onType({ quantity: target.value })}
      />
      {prices.isAllowed && (
        <UnitPriceInputs
          price={line.price}
          currency={prices.currencyOf(line)}
          labels={{ price: label('price_of'), currency: label('currency_of') }}
          otherwise={otherwise && format.unitPrice(otherwise)}
          isWrong={prices.read(line) === undefined}
          onType={onType}
        />
      )}
      <input
        type="date"
        className="input order-form-date"
        aria-label={label('date_of')}
        value={expectedOn}
        onChange={({ target }) => onType({ expectedOn: target.value })}
      />
      <Button tone="quiet" square isDisabled={onRemove === undefined} aria-label={label('remove')} onPress={onRemove}>
        <Icon name="close" />
      </Button>
      {rounded !== undefined && (
        <p className="small order-form-hint" id={hint}>
          {text('resources.purchase-orders.place.packages', { unit: format.number(packingUnit) })}{' '}
          <Button tone="outline" small onPress={() => onType({ quantity: String(rounded) })}>
            {text('resources.purchase-orders.place.round_up', { quantity: format.number(rounded) })}
          </Button>
        </p>
      )}
    </li>
  )
}

/** What is ordered: part, pieces and date of each line. */
export const OrderLinesField = ({ lines, prices, onChange }: OrderLinesFieldProps) => {
  const text = useText()
  const type = (key: number, changed: Partial<OrderFormLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)))
  return (
    <fieldset className="order-form-lines">
      <legend className="label">{text('resources.purchase-orders.lines')}</legend>
      <ol>
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            prices={prices}
            place={index + 1}
            onType={(changed) => type(line.key, changed)}
            onRemove={lines.length === 1 ? undefined : () => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ol>
      {prices.isAllowed && (
        <p className="small order-form-note">{text('resources.purchase-orders.place.prices_hint')}</p>
      )}
      <Button
        tone="outline"
        small
        isDisabled={lines.length >= maxLines}
        onPress={() => onChange([...lines, nextLine(lines)])}
      >
        {text('resources.purchase-orders.place.add_line')}
      </Button>
    </fieldset>
  )
}
