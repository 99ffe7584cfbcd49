import { withdrawDelivery } from '@pinline/contracts/catalogue/stock/withdraw-delivery'
import type { Delivery } from '@pinline/events/catalogue/deliveries'
import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useCommand } from '../../providers/use-command.ts'
import { BookingDialog } from './booking-dialog.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { useStock } from './use-stock.ts'

type Doing =
  | { readonly what: 'announce' }
  | { readonly what: 'change' | 'withdraw'; readonly delivery: Delivery }
  | { readonly what: 'receive'; readonly delivery: Delivery }

/** The deliveries of a product that are announced, the one expected first at the top. */
export const StockDeliveries = ({ id }: { id: ProductId }) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const { stock, refetch } = useStock(id)
  const { send, busy } = useCommand(withdrawDelivery)
  const [doing, setDoing] = useState<Doing>()
  if (stock === undefined) return null

  const done = (what: 'announce' | 'change' | 'withdraw') => {
    setDoing(undefined)
    notify(text(`resources.stock.delivery.${what}_done`, { model: stock.model }))
    refresh()
  }
  const newest = async () => (await refetch()).data
  const said = ({ quantity, expectedOn }: Delivery) => ({
    quantity: format.number(quantity),
    date: format.date(expectedOn),
  })

  return (
    <section className="sheet" aria-labelledby="deliveries">
      <h2 id="deliveries">
        {text('resources.stock.delivery.title')}
        <span className="end">
          <CommandButton authority="stock.announce" onPress={() => setDoing({ what: 'announce' })}>
            {text('resources.stock.delivery.announce')}
          </CommandButton>
        </span>
      </h2>
      {stock.deliveries.length === 0 ? (
        <p className="sheet-note">{text('resources.stock.delivery.none')}</p>
      ) : (
        <table className="grid-table">
          <thead>
            <tr>
              <th>{text('resources.stock.delivery.expected_on')}</th>
              <th className="figure">{text('resources.stock.fields.quantity')}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {stock.deliveries.map((delivery) => (
              <tr key={delivery.deliveryId}>
                <td>
                  <span className="mono nowrap">{format.date(delivery.expectedOn)}</span>
                  {delivery.note !== undefined && <p className="sub">{delivery.note}</p>}
                </td>
                <td className="figure mono">{format.number(delivery.quantity)}</td>
                <td>
                  <span className="row-buttons">
                    <CommandButton authority="stock.receive" onPress={() => setDoing({ what: 'receive', delivery })}>
                      {text('resources.stock.receive.command')}
                    </CommandButton>
                    <CommandButton authority="stock.announce" onPress={() => setDoing({ what: 'change', delivery })}>
                      {text('resources.stock.delivery.change')}
                    </CommandButton>
                    <CommandButton authority="stock.announce" onPress={() => setDoing({ what: 'withdraw', delivery })}>
                      {text('resources.stock.delivery.withdraw')}
                    </CommandButton>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(doing?.what === 'announce' || doing?.what === 'change') && (
        <DeliveryDialog
          stock={stock}
          delivery={doing.what === 'change' ? doing.delivery : undefined}
          onClose={() => setDoing(undefined)}
          onDone={() => done(doing.what)}
          onReload={newest}
        />
      )}
      {doing?.what === 'receive' && (
        <BookingDialog
          kind="receive"
          stock={stock}
          deliveryId={doing.delivery.deliveryId}
          onClose={() => setDoing(undefined)}
          onDone={({ available }) => {
            setDoing(undefined)
            notify(text('resources.stock.commands.done', { model: stock.model, available: format.number(available) }))
            refresh()
          }}
        />
      )}
      {doing?.what === 'withdraw' && (
        <ConfirmCommand
          title={text('resources.stock.delivery.withdraw_title', { model: stock.model, ...said(doing.delivery) })}
          effects={[text('resources.stock.delivery.withdraw_effect')]}
          confirm={text('resources.stock.delivery.withdraw_confirm')}
          tone="danger"
          busy={busy}
          send={() => send({ productId: id, version: stock.version, deliveryId: doing.delivery.deliveryId })}
          onDone={() => done('withdraw')}
          onReload={async () => {
            await refetch()
          }}
          onClose={() => setDoing(undefined)}
        />
      )}
    </section>
  )
}
