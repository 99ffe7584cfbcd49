import type { DailySales, SalesFigures } from '@pinline/contracts/order/order/get-daily-sales'
import type { CurrencyCode } from '@pinline/events/money'
import type { ReactNode } from 'react'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useCountryName } from '../../resources/visitors/use-country-name.ts'

interface SalesTableRow {
  readonly key: string
  readonly name: ReactNode
  readonly figures: SalesFigures
  readonly currency: CurrencyCode
}

const columns = ['orders', 'placed', 'paid', 'refunded', 'net'] as const

/** Figures with a heading each row; the first column says of what. */
const SalesTable = ({ caption, first, rows }: { caption: string; first: string; rows: readonly SalesTableRow[] }) => {
  const text = useText()
  const format = useFormat()
  return (
    <details className="sales-table">
      <summary>{caption}</summary>
      <div className="data-table-scroll" ref={keyboardScrollable}>
        <table className="data-table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="number">
                  {text(`home.sales.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, figures, currency }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {columns.map((column) => (
                  <td key={column} className="number">
                    {column === 'orders'
                      ? format.number(figures.orders)
                      : format.money({ minor: figures[column], currency })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const noFigures: SalesFigures = { orders: 0, placed: 0, payments: 0, paid: 0, refunds: 0, refunded: 0, net: 0 }

/** Figures of sums in one currency, or in the base currency if none is chosen. */
export const figuresIn = ({ base, currencies }: DailySales['total'], chosen: CurrencyCode | undefined): SalesFigures =>
  chosen === undefined ? base : (currencies.find(({ currency }) => currency === chosen) ?? noFigures)

/** The figures of the charts by day, by currency and by country. */
export const SalesTables = ({ sales, chosen }: { sales: DailySales; chosen: CurrencyCode | undefined }) => {
  const text = useText()
  const format = useFormat()
  const countryName = useCountryName()
  const { baseCurrency } = sales
  return (
    <>
      <SalesTable
        caption={text('home.sales.tables.days')}
        first={text('home.sales.day')}
        rows={sales.days.toReversed().map((sums) => ({
          key: sums.day,
          name: format.day(sums.day),
          figures: figuresIn(sums, chosen),
          currency: chosen ?? baseCurrency,
        }))}
      />
      <SalesTable
        caption={text('home.sales.tables.currencies')}
        first={text('home.sales.currency')}
        rows={sales.total.currencies.map(({ currency, ...figures }) => ({
          key: currency,
          name: currency,
          figures,
          currency,
        }))}
      />
      <SalesTable
        caption={text('home.sales.tables.countries', { currency: baseCurrency })}
        first={text('home.sales.country')}
        rows={sales.countries.map(({ country, ...figures }) => ({
          key: country ?? '',
          name: country === null ? text('home.sales.no_country') : countryName(country),
          figures,
          currency: baseCurrency,
        }))}
      />
    </>
  )
}
