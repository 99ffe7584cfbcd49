import { type AnyCall, permissionOf } from '@pinline/contracts/api/call'
import type { StaffOrderCommand } from '@pinline/contracts/order/order/allowed-commands'
import { cancelLines } from '@pinline/contracts/order/order/cancel-lines'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { changeDeliveryByStaff } from '@pinline/contracts/order/order/change-delivery-by-staff'
import type { OrderChanged } from '@pinline/contracts/order/order/order-changed'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'
import { CancelLinesDialog } from './cancel-lines-dialog.tsx'
import { CancelOrderByStaffDialog } from './cancel-order-by-staff-dialog.tsx'
import { ChangeDeliveryByStaffDialog } from './change-delivery-by-staff-dialog.tsx'
import { ShipParcelDialog } from './ship-parcel-dialog.tsx'

interface OrderCommandsProps {
  readonly order: OrderRecord
  /** Refetches the order and returns its newest version. */
  readonly onReload: () => Promise<number | undefined>
  /** Called when a command was rejected because the order is newer than version `seen`. */
  readonly onConflict: (seenVersion: number) => void
}

/** The fulfilment steps of an order; the server returns which of them is allowed now. */
const steps = {
  'start-stocking': startStocking,
  'start-testing': startTesting,
  'ship-parcel': shipParcel,
} as const satisfies Partial<Record<StaffOrderCommand, AnyCall>>

const isStep = (command: StaffOrderCommand): command is keyof typeof steps => Object.hasOwn(steps, command)

const stepOf = ({ allowedCommands }: OrderRecord) => allowedCommands.find(isStep)

/** Cancel and, in gold, the next allowed command. Each sends the version that the person has loaded. */
export const OrderCommands = ({ order, onReload, onConflict }: OrderCommandsProps) => {
  const text = useText()
  const notify = useNotify()
  const stocking = useCommand(startStocking)
  const testing = useCommand(startTesting)
  const [dialog, setDialog] = useState<'ship' | 'cancel' | 'cancel-lines' | 'change-delivery'>()
  const next = stepOf(order)

  const done = (changed: OrderChanged) => {
    setDialog(undefined)
    notify('resources.orders.commands.done', {
      messageArgs: { status: text(`resources.orders.status.${changed.status}`) },
    })
    void onReload()
  }

  const run = async (command: typeof stocking) => {
    const result = await command.send({ orderNo: order.orderNo, version: order.version })
    switch (result.kind) {
      case 'done':
        return done(result.data)
      case 'conflict':
        return onConflict(order.version)
      case 'refused':
      case 'failed':
        if (result.message !== '') notify(result.message, { type: 'error' })
        return
      default:
        return result satisfies never
    }
  }

  const dialogProps = { order, onReload, onDone: done, onClose: () => setDialog(undefined) }
  const press = {
    'start-stocking': () => void run(stocking),
    'start-testing': () => void run(testing),
    'ship-parcel': () => setDialog('ship'),
  }

  return (
    <div className="commands">
      {order.allowedCommands.includes('cancel-order-by-staff') && (
        <CommandButton permission={permissionOf(cancelOrderByStaff)} tone="danger" onPress={() => setDialog('cancel')}>
          {text(
            order.steps.confirmedAt === null
              ? 'resources.orders.commands.cancel'
              : 'resources.orders.commands.cancel_refund',
          )}
        </CommandButton>
      )}
      {order.allowedCommands.includes('cancel-lines') && (
        <CommandButton permission={permissionOf(cancelLines)} onPress={() => setDialog('cancel-lines')}>
          {text('resources.orders.cancel_lines.command')}
        </CommandButton>
      )}
      {order.allowedCommands.includes('change-delivery-by-staff') && (
        <CommandButton permission={permissionOf(changeDeliveryByStaff)} onPress={() => setDialog('change-delivery')}>
          {text('resources.orders.delivery_change.command')}
        </CommandButton>
      )}
      {next !== undefined && (
        <CommandButton
          permission={permissionOf(steps[next])}
          tone="gold"
          busy={stocking.isPending || testing.isPending}
          onPress={press[next]}
        >
          {text(`resources.orders.commands.${next}`)}
        </CommandButton>
      )}
      {dialog === 'ship' && <ShipParcelDialog {...dialogProps} />}
      {dialog === 'cancel-lines' && <CancelLinesDialog {...dialogProps} />}
      {dialog === 'change-delivery' && <ChangeDeliveryByStaffDialog {...dialogProps} />}
      {dialog === 'cancel' && <CancelOrderByStaffDialog {...dialogProps} />}
    </div>
  )
}
