import { type AnyCall, permissionOf } from '@pinline/contracts/api/call'
import { cancelLines } from '@pinline/contracts/order/order/cancel-lines'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { AddOrderNoteButton } from './add-order-note-button.tsx'
import { CancelLinesDialog } from './cancel-lines-dialog.tsx'
import { CancelOrderByStaffDialog } from './cancel-order-by-staff-dialog.tsx'
import { isWholeOrder } from './cancelled-lines.ts'
import { ShipParcelDialog } from './ship-parcel-dialog.tsx'
import type { ShortLine } from './short-picks.ts'

interface ShortPickWaysProps {
  readonly order: OrderRecord
  readonly short: readonly ShortLine[]
  readonly onReload: () => Promise<number | undefined>
}

type Dialog = 'cancel-lines' | 'cancel' | 'ship'

/** The command that cancels what is missing: of lines, or of the order where nothing else is open; none once testing began. */
const cancellingOf = (
  order: OrderRecord,
  short: readonly ShortLine[],
): { dialog: Dialog; call: AnyCall } | undefined => {
  const isWhole = isWholeOrder(order, short)
  if (isWhole && order.allowedCommands.includes('cancel-order-by-staff'))
    return { dialog: 'cancel', call: cancelOrderByStaff }
  if (!isWhole && order.allowedCommands.includes('cancel-lines')) return { dialog: 'cancel-lines', call: cancelLines }
  return undefined
}

/** What staff can do about missing pieces, each by one button, with the quantities filled in. */
export const ShortPickWays = ({ order, short, onReload }: ShortPickWaysProps) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const testing = useCommand(startTesting)
  const [dialog, setDialog] = useState<Dialog>()
  const names = format.enumeration(short.map(({ quantity, model }) => `${format.number(quantity)} × ${model}`))
  const cancelling = cancellingOf(order, short)
  const canShip = !isWholeOrder(order, short)

  /** Shipping needs the step before it; the dialog then has the newer version. */
  const ship = async () => {
    if (order.allowedCommands.includes('start-testing') && order.status === 'stocking') {
      const result = await testing.send({ orderNo: order.orderNo, version: order.version })
      if (result.kind === 'conflict') notify('resources.orders.commands.conflict', { type: 'error' })
      else if (result.kind !== 'done' && result.message !== '') notify(result.message, { type: 'error' })
      await onReload()
      if (result.kind !== 'done') return
    }
    setDialog('ship')
  }
  const dialogProps = {
    order,
    onReload,
    onClose: () => setDialog(undefined),
    onDone: () => {
      setDialog(undefined)
      notify('resources.orders.picking.done')
      void onReload()
    },
  }
  const filled = {
    pieces: Object.fromEntries(short.map(({ productId, quantity }) => [productId, String(quantity)])),
    reason: text('resources.orders.picking.short_reason', { names }),
  }
  return (
    <div className="notice notice-warn">
      <div>
        <p>
          {text('resources.orders.picking.short_title')} {names}
        </p>
        <div className="pick-ways">
          {cancelling !== undefined && (
            <CommandButton permission={permissionOf(cancelling.call)} onPress={() => setDialog(cancelling.dialog)}>
              {text('resources.orders.picking.ways.cancel')}
            </CommandButton>
          )}
          {canShip && (
            <CommandButton
              permission={permissionOf(order.status === 'stocking' ? startTesting : shipParcel)}
              busy={testing.isPending}
              onPress={() => void ship()}
            >
              {text('resources.orders.picking.ways.part')}
            </CommandButton>
          )}
          <AddOrderNoteButton
            orderNo={order.orderNo}
            note={text('resources.orders.picking.wait_note', { names })}
            onDone={() => void onReload()}
          >
            {text('resources.orders.picking.ways.wait')}
          </AddOrderNoteButton>
        </div>
        <p className="small">{text('resources.orders.picking.ways.replace')}</p>
      </div>
      {dialog === 'cancel-lines' && <CancelLinesDialog {...dialogProps} filled={filled} />}
      {dialog === 'cancel' && <CancelOrderByStaffDialog {...dialogProps} />}
      {dialog === 'ship' && <ShipParcelDialog {...dialogProps} />}
    </div>
  )
}
