import { permissionOf } from '@pinline/contracts/api/call'
import type { CurrencyRow } from '@pinline/contracts/catalogue/price/currency-row'
import { setExchangeRate } from '@pinline/contracts/catalogue/price/set-exchange-rate'
import { updateCurrency } from '@pinline/contracts/catalogue/price/update-currency'
import { CommandButton } from '../../layout/command-button.tsx'
import { StateBadge } from '../../layout/state-badge.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { FlagPicture } from './flag-picture.tsx'
import { rateText } from './rate-text.ts'

export type CurrencyDialog = 'edit' | 'rate' | 'rates'

interface CurrencyRowsProps {
  readonly currencies: readonly CurrencyRow[]
  readonly onOpen: (dialog: CurrencyDialog, currency: CurrencyRow) => void
}

const Rate = ({ currency: { code, isDefault, rate, scheduled } }: { currency: CurrencyRow }) => {
  const text = useText()
  const format = useFormat()
  if (rate === null) return '–'
  return (
    <>
      <span className="figure nowrap">{format.rate(rateText(rate), code)}</span>
      <span className="small">
        {isDefault
          ? text('resources.currencies.base')
          : `${text(`resources.currencies.source.${rate.source}`)} · ${format.dateTime(rate.validFrom)}`}
      </span>
      {scheduled.map(({ validFrom, ...later }) => (
        <span key={validFrom} className="small">
          {text('resources.currencies.later', {
            time: format.dateTime(validFrom),
            rate: format.rate(rateText(later), code),
          })}
        </span>
      ))}
    </>
  )
}

/** The currencies in their order; each opens its rate, its history and its form. */
export const CurrencyRows = ({ currencies, onOpen }: CurrencyRowsProps) => {
  const text = useText()
  return (
    <section className="sheet" aria-label={text('resources.currencies.title')}>
      <ul className="currency-rows">
        {currencies.map((currency) => (
          <li key={currency.code}>
            <FlagPicture image={currency.image} />
            <span className="currency-name">
              <strong>{currency.name}</strong>
              <span className="small">
                {currency.code} · {currency.symbol_left}
              </span>
            </span>
            <span className="currency-rate">
              <Rate currency={currency} />
            </span>
            <StateBadge disabled={!currency.enabled} />
            <span className="currency-commands">
              {!currency.isDefault && (
                <>
                  <CommandButton permission={permissionOf(setExchangeRate)} onPress={() => onOpen('rate', currency)}>
                    {text('resources.currencies.rate.command')}
                    <span className="visually-hidden">{currency.code}</span>
                  </CommandButton>
                  <button type="button" className="button button-small" onClick={() => onOpen('rates', currency)}>
                    {text('resources.currencies.rates.command')}
                    <span className="visually-hidden">{currency.code}</span>
                  </button>
                </>
              )}
              <CommandButton permission={permissionOf(updateCurrency)} onPress={() => onOpen('edit', currency)}>
                {text('resources.currencies.edit.command')}
                <span className="visually-hidden">{currency.code}</span>
              </CommandButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
