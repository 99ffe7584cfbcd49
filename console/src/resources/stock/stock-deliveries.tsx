import type { Delivery } from '@pinline/events/catalogue/deliveries'
import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { Link } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { AnnounceDeliveryDialog } from './announce-delivery-dialog.tsx'
import { ReceiveStockDialog } from './receive-stock-dialog.tsx'
import { useStock } from './use-stock.ts'
import { WithdrawDeliveryDialog } from './withdraw-delivery-dialog.tsx'

type OpenDialog =
  | { readonly what: 'announce' }
  | { readonly what: 'change' | 'withdraw'; readonly delivery: Delivery }
  | { readonly what: 'receive'; readonly delivery: Delivery }

interface DeliveryTableProps {
  readonly deliveries: readonly Delivery[]
  readonly onOpen: (dialog: OpenDialog) => void
}

const DeliveryTable = ({ deliveries, onOpen }: DeliveryTableProps) => {
  const text = useText()
  const format = useFormat()
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th>{text('resources.stock.delivery.expected_on')}</th>
          <th className="number">{text('resources.stock.fields.quantity')}</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.deliveryId}>
            <td>
              <span className="figure nowrap">{format.calendarDate(delivery.expectedOn)}</span>
              {delivery.note !== undefined && <p className="small">{delivery.note}</p>}
            </td>
            <td className="number">{format.number(delivery.quantity)}</td>
            <td>
              {delivery.purchaseOrderId === undefined ? (
                <span className="row-buttons">
                  <CommandButton permission="stock.receive" onPress={() => onOpen({ what: 'receive', delivery })}>
                    {text('resources.stock.receive.command')}
                  </CommandButton>
                  <CommandButton permission="stock.announce" onPress={() => onOpen({ what: 'change', delivery })}>
                    {text('resources.stock.delivery.change')}
                  </CommandButton>
                  <CommandButton permission="stock.announce" onPress={() => onOpen({ what: 'withdraw', delivery })}>
                    {text('resources.stock.delivery.withdraw')}
                  </CommandButton>
                </span>
              ) : (
                <Link to={`/purchase-orders/${delivery.purchaseOrderId}/show`}>
                  {text('resources.stock.delivery.purchase_order')}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DeliveryDialogProps {
  readonly stock: NonNullable<ReturnType<typeof useStock>['stock']>
  readonly dialog: OpenDialog
  readonly onRefetch: ReturnType<typeof useStock>['refetch']
  readonly onClose: () => void
}

/** The dialog of a command on deliveries; it closes with a message once the command is done. */
const DeliveryDialog = ({ stock, dialog, onRefetch, onClose }: DeliveryDialogProps) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()

  const finish = (message: string) => {
    onClose()
    notify(message)
    refresh()
  }
  const done = (what: 'announce' | 'change' | 'withdraw') =>
    finish(text(`resources.stock.delivery.${what}_done`, { model: stock.model }))

  switch (dialog.what) {
    case 'announce':
    case 'change':
      return (
        <AnnounceDeliveryDialog
          stock={stock}
          delivery={dialog.what === 'change' ? dialog.delivery : undefined}
          onClose={onClose}
          onDone={() => done(dialog.what)}
          onReload={async () => (await onRefetch()).data}
        />
      )
    case 'receive':
      return (
        <ReceiveStockDialog
          stock={stock}
          deliveryId={dialog.delivery.deliveryId}
          onClose={onClose}
          onDone={({ available }) =>
            finish(text('resources.stock.commands.done', { model: stock.model, available: format.number(available) }))
          }
        />
      )
    case 'withdraw':
      return (
        <WithdrawDeliveryDialog
          stock={stock}
          delivery={dialog.delivery}
          onClose={onClose}
          onDone={() => done('withdraw')}
          onReload={onRefetch}
        />
      )
    default:
      return dialog satisfies never
  }
}

/** The announced deliveries of a product, the earliest expected first. */
export const StockDeliveries = ({ id }: { id: ProductId }) => {
  const text = useText()
  const { stock, refetch } = useStock(id)
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  if (stock === undefined) return null
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
        <DeliveryTable deliveries={stock.deliveries} onOpen={setOpenDialog} />
      )}
      {openDialog !== undefined && (
        <DeliveryDialog
          stock={stock}
          dialog={openDialog}
          onRefetch={refetch}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </section>
  )
}
