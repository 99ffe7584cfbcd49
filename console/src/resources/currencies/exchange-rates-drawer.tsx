import type { CurrencyRow } from '@pinline/contracts/catalogue/price/currency-row'
import { listExchangeRates, type RateChange } from '@pinline/contracts/catalogue/price/list-exchange-rates'
import { useApi } from '@pinline/ui/api-client/api-context'
import { DetailDrawer } from '../../layout/detail-drawer.tsx'
import { usePages } from '../../layout/paging/use-pages.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { HistorySheet } from '../stock/history-sheet.tsx'
import { rateText } from './rate-text.ts'

interface ExchangeRatesProps {
  readonly currency: CurrencyRow
  readonly onClose: () => void
}

const What = ({ type, rate }: RateChange) => {
  const text = useText()
  const format = useFormat()
  return (
    <>
      {text(`resources.currencies.rates.type.${type}`)}
      {rate !== null && (
        <span className="small currency-source">
          {text(`resources.currencies.source.${rate.source}`)}
          {' · '}
          {text('resources.currencies.rates.from', { time: format.dateTime(rate.validFrom) })}
        </span>
      )}
    </>
  )
}

/** The rates that a currency had, newest first: when, what, by whom. */
export const ExchangeRatesDrawer = ({ currency: { code, name }, onClose }: ExchangeRatesProps) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const pages = usePages(['exchange-rates', code], (request, signal) =>
    api.read(listExchangeRates, { code, ...request }, { signal, silent: true }),
  )
  return (
    <DetailDrawer title={text('resources.currencies.rates.title', { name })} onClose={onClose}>
      <HistorySheet
        id="exchange-rates"
        title={text('resources.currencies.rates.command')}
        none={text('resources.currencies.rates.none')}
        figureHeads={[text('resources.currencies.rates.rate')]}
        rows={(pages.found?.list ?? []).map((change) => ({
          key: String(change.version),
          at: change.at,
          actor: change.actor,
          what: <What {...change} />,
          figures: [change.rate === null ? '–' : format.rate(rateText(change.rate), code)],
        }))}
        {...pages}
      />
    </DetailDrawer>
  )
}
