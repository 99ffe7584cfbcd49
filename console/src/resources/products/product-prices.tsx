import type { ProductId } from '@pinline/events/ids'
import { type CurrencyCode, currencyCodes } from '@pinline/events/money'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ClearPriceDialog } from './clear-price-dialog.tsx'
import { SetPriceDialog } from './set-price-dialog.tsx'
import { useProduct } from './use-product.ts'

type ProductPrice = NonNullable<ReturnType<typeof useProduct>['product']>['prices'][number]

type OpenDialog = { readonly what: 'set' | 'clear'; readonly currency: CurrencyCode }

interface CurrencyRowsProps {
  readonly currency: CurrencyCode
  readonly breaks: ProductPrice['breaks']
  readonly onOpen: (dialog: OpenDialog) => void
}

/** A row for each price break of one currency, or one that names the rate of a converted price. */
const CurrencyRows = ({ currency, breaks, onOpen }: CurrencyRowsProps) => {
  const text = useText()
  const format = useFormat()
  return (
    <tbody>
      {(breaks.length === 0 ? [undefined] : breaks).map((step, place) => (
        <tr key={step?.from ?? 'rate'}>
          <td>{place === 0 && currency}</td>
          {step === undefined ? (
            <td colSpan={2} className="small">
              {text(currency === 'USD' ? 'resources.products.page.no_prices' : 'resources.products.prices.by_rate')}
            </td>
          ) : (
            <>
              <td className="number">{format.number(step.from)}</td>
              <td className="number">{format.unitPrice(step.unitPrice)}</td>
            </>
          )}
          <td>
            {place === 0 && (
              <span className="row-buttons">
                <CommandButton permission="prices.update" onPress={() => onOpen({ what: 'set', currency })}>
                  {text('resources.products.prices.set')}
                </CommandButton>
                {currency !== 'USD' && step !== undefined && (
                  <CommandButton permission="prices.update" onPress={() => onOpen({ what: 'clear', currency })}>
                    {text('resources.products.prices.clear')}
                  </CommandButton>
                )}
              </span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** Price breaks set by staff, by currency; other currencies are converted by the rate. */
export const ProductPrices = ({ id }: { id: ProductId }) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { product, refetch } = useProduct(id)
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  if (product === undefined) return null
  const set = new Map(product.prices.map(({ currency, breaks }) => [currency, breaks]))
  const done = () => {
    setOpenDialog(undefined)
    notify(text('resources.products.prices.done', { model: product.product.model }))
    refresh()
    void refetch()
  }
  const newest = async () => (await refetch()).data
  return (
    <section className="sheet" aria-labelledby="prices">
      <h2 id="prices">{text('resources.products.page.prices')}</h2>
      <div className="data-table-scroll">
        <table className="data-table">
          <thead>
            <tr>
              <th>{text('resources.products.prices.currency')}</th>
              <th className="number">{text('resources.products.page.from')}</th>
              <th className="number">{text('resources.products.page.each')}</th>
              <th />
            </tr>
          </thead>
          {currencyCodes.map((currency) => (
            <CurrencyRows key={currency} currency={currency} breaks={set.get(currency) ?? []} onOpen={setOpenDialog} />
          ))}
        </table>
      </div>
      {openDialog?.what === 'set' && (
        <SetPriceDialog
          product={product}
          currency={openDialog.currency}
          onClose={() => setOpenDialog(undefined)}
          onDone={done}
          onReload={newest}
        />
      )}
      {openDialog?.what === 'clear' && (
        <ClearPriceDialog
          product={product}
          currency={openDialog.currency}
          onClose={() => setOpenDialog(undefined)}
          onDone={done}
          onReload={newest}
        />
      )}
    </section>
  )
}
