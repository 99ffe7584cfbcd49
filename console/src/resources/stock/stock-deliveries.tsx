import { withdrawDelivery } from '@pinline/contracts/catalogue/stock/withdraw-delivery'
import type { Delivery } from '@pinline/events/catalogue/deliveries'
import type { ProductId } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { AnnounceDeliveryDialog } from './announce-delivery-dialog.tsx'
import { BookingDialog } from './booking-dialog.tsx'
import { useStock } from './use-stock.ts'

type OpenDialog =
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
  const { send, isPending } = useCommand(withdrawDelivery)
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  if (stock === undefined) return null

  const done = (what: 'announce' | 'change' | 'withdraw') => {
    setOpenDialog(undefined)
    notify(text(`resources.stock.delivery.${what}_done`, { model: stock.model }))
    refresh()
  }
  const newest = async () => (await refetch()).data
  const deliveryTextArgs = ({ quantity, expectedOn }: Delivery) => ({
    quantity: format.number(quantity),
    date: format.date(expectedOn),
  })

  return (
    <section className="sheet" aria-labelledby="deliveries">
      <h2 id="deliveries">
        {text('resources.stock.delivery.title')}
        <span className="end">
          <CommandButton permission="stock.announce" onPress={() => setOpenDialog({ what: 'announce' })}>
            {text('resources.stock.delivery.announce')}
          </CommandButton>
        </span>
      </h2>
      {stock.deliveries.length === 0 ? (
        <p className="sheet-note">{text('resources.stock.delivery.none')}</p>
      ) : (
        <table className="data-table">
          <thead>
            <tr>
              <th>{text('resources.stock.delivery.expected_on')}</th>
              <th className="number">{text('resources.stock.fields.quantity')}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {stock.deliveries.map((delivery) => (
              <tr key={delivery.deliveryId}>
                <td>
                  <span className="figure nowrap">{format.date(delivery.expectedOn)}</span>
                  {delivery.note !== undefined && <p className="small">{delivery.note}</p>}
                </td>
                <td className="number">{format.number(delivery.quantity)}</td>
                <td>
                  <span className="row-buttons">
                    <CommandButton
                      permission="stock.receive"
                      onPress={() => setOpenDialog({ what: 'receive', delivery })}
                    >
                      {text('resources.stock.receive.command')}
                    </CommandButton>
                    <CommandButton
                      permission="stock.announce"
                      onPress={() => setOpenDialog({ what: 'change', delivery })}
                    >
                      {text('resources.stock.delivery.change')}
                    </CommandButton>
                    <CommandButton
                      permission="stock.announce"
                      onPress={() => setOpenDialog({ what: 'withdraw', delivery })}
                    >
                      {text('resources.stock.delivery.withdraw')}
                    </CommandButton>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(openDialog?.what === 'announce' || openDialog?.what === 'change') && (
        <AnnounceDeliveryDialog
          stock={stock}
          delivery={openDialog.what === 'change' ? openDialog.delivery : undefined}
          onClose={() => setOpenDialog(undefined)}
          onDone={() => done(openDialog.what)}
          onReload={newest}
        />
      )}
      {openDialog?.what === 'receive' && (
        <BookingDialog
          kind="receive"
          stock={stock}
          deliveryId={openDialog.delivery.deliveryId}
          onClose={() => setOpenDialog(undefined)}
          onDone={({ available }) => {
            setOpenDialog(undefined)
            notify(text('resources.stock.commands.done', { model: stock.model, available: format.number(available) }))
            refresh()
          }}
        />
      )}
      {openDialog?.what === 'withdraw' && (
        <ConfirmCommand
          title={text('resources.stock.delivery.withdraw_title', {
            model: stock.model,
            ...deliveryTextArgs(openDialog.delivery),
          })}
          effects={[text('resources.stock.delivery.withdraw_effect')]}
          confirm={text('resources.stock.delivery.withdraw_confirm')}
          tone="danger"
          busy={isPending}
          send={() => send({ productId: id, version: stock.version, deliveryId: openDialog.delivery.deliveryId })}
          onDone={() => done('withdraw')}
          onReload={async () => {
            await refetch()
          }}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </section>
  )
}
