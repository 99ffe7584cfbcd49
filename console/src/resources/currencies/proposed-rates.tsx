import type { CurrencyRow } from '@pinline/contracts/catalogue/price/currency-row'
import { useGetIdentity } from 'react-admin'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { ApproveExchangeRateButton } from './approve-exchange-rate-button.tsx'
import { DeclineExchangeRateButton } from './decline-exchange-rate-button.tsx'
import { FlagPicture } from './flag-picture.tsx'
import { rateChange, rateText } from './rate-text.ts'

interface ProposedRatesProps {
  readonly currencies: readonly CurrencyRow[]
  readonly onChanged: () => void
}

const Change = ({ currency: { code, rate, proposed } }: { currency: CurrencyRow }) => {
  const text = useText()
  const format = useFormat()
  if (proposed === null) return null
  const to = format.rate(rateText(proposed), code)
  if (rate === null) return to
  const change = rateChange(proposed, rate)
  return text('resources.currencies.proposed.change', {
    ...{ from: format.rate(rateText(rate), code), to },
    change: `${change < 0 ? '−' : '+'}${format.percent(Math.abs(change))}`,
  })
}

/** Rates that wait for a second member of staff. */
export const ProposedRates = ({ currencies, onChanged }: ProposedRatesProps) => {
  const text = useText()
  const format = useFormat()
  const { identity } = useGetIdentity()
  const waiting = currencies.filter(({ proposed }) => proposed !== null)
  if (waiting.length === 0) return null
  return (
    <section className="sheet" aria-labelledby="proposed-rates">
      <h2 id="proposed-rates">{text('resources.currencies.proposed.title')}</h2>
      <p className="sheet-note small">{text('resources.currencies.proposed.note')}</p>
      <ul className="currency-rows">
        {waiting.map((currency) => (
          <li key={currency.code}>
            <FlagPicture image={currency.image} />
            <span className="currency-name">
              <strong>{currency.name}</strong>
              <span className="small">{currency.code}</span>
            </span>
            <span className="currency-rate">
              <span className="figure">
                <Change currency={currency} />
              </span>
              {currency.proposed !== null && (
                <span className="small">
                  {text(`resources.currencies.source.${currency.proposed.source}`)} ·{' '}
                  {format.dateTime(currency.proposed.validFrom)} · <PersonName id={currency.proposed.proposedBy} />
                </span>
              )}
            </span>
            <span className="currency-commands">
              {currency.proposed?.proposedBy === identity?.id ? (
                <span className="small">{text('resources.currencies.proposed.own')}</span>
              ) : (
                <ApproveExchangeRateButton currency={currency} onChanged={onChanged} />
              )}
              <DeclineExchangeRateButton currency={currency} onChanged={onChanged} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
