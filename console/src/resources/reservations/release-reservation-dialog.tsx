import { permissionOf } from '@pinline/contracts/api/call'
import { releaseReservation } from '@pinline/contracts/catalogue/stock/release-reservation'
import type { ReservationRow } from '@pinline/contracts/catalogue/stock/reservations-resource'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { grantOf } from '../../providers/permissions.ts'
import { CancelLinesDialog } from '../orders/cancel-lines-dialog.tsx'
import { CancelOrderByStaffDialog } from '../orders/cancel-order-by-staff-dialog.tsx'
import { type ReleaseWay, releaseWayOf } from './release-way.ts'

export interface ReleaseReservationDialogProps {
  readonly reservation: Pick<ReservationRow, 'productId' | 'orderNo' | 'model' | 'quantity'>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The order is over or was never there: nothing of it waits for the pieces. */
const ReleaseOfEndedOrder = ({ reservation, onDone, onClose }: ReleaseReservationDialogProps) => {
  const { productId, orderNo, model, quantity } = reservation
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const { send, isPending } = useCommand(releaseReservation)
  const [reason, setReason] = useState('')
  return (
    <ConfirmCommand
      title={text('resources.reservations.release.title', { quantity: format.number(quantity), model })}
      effects={[
        text('resources.reservations.release.effect_over', { orderNo }),
        text('resources.reservations.release.effect_free'),
      ]}
      confirm={text('resources.reservations.release.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ productId, orderNo, reason })}
      onDone={({ available }) => {
        notify(text('resources.stock.commands.done', { model, available: format.number(available) }))
        onDone()
      }}
      onReload={async () => onDone()}
      onClose={onClose}
    >
      <Field label={text('resources.stock.fields.reason')}>
        {(control) => (
          <input
            {...control}
            className="input"
            required
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ConfirmCommand>
  )
}

interface OpenOrderProps extends ReleaseReservationDialogProps {
  readonly why: Extract<ReleaseWay, 'later' | 'permission'>
}

/** The order waits for its pieces, and this person or its status does not let them be cancelled. */
const ReservationOfOpenOrder = ({ reservation, why, onClose }: OpenOrderProps) => {
  const { orderNo, model, quantity } = reservation
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  return (
    <FormDialog
      title={text('resources.reservations.release.title', { quantity: format.number(quantity), model })}
      confirm={text('resources.reservations.release.open_order')}
      busy={false}
      onSubmit={() => {
        onClose()
        void navigate(`/orders/${orderNo}/show`)
      }}
      onClose={onClose}
    >
      <p>{text(`resources.reservations.release.${why}`, { orderNo })}</p>
    </FormDialog>
  )
}

/**
 * Releases what an order holds, by the way that its order has: an open one, or its line, is cancelled with refund and mail
 * to its buyer, so that none waits for pieces that somebody else gets.
 */
export const ReleaseReservationDialog = (props: ReleaseReservationDialogProps) => {
  const { reservation, onDone, onClose } = props
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { data: order, error, refetch } = useGetOne<OrderRecord>('orders', { id: reservation.orderNo })
  if (order === undefined) return statusOfError(error) === 404 ? <ReleaseOfEndedOrder {...props} /> : null
  const mayCancel = grantOf(permissions, permissionOf(cancelOrderByStaff)) === 'granted'
  const way = releaseWayOf(order, reservation, mayCancel)
  const dialog = {
    order,
    onReload: async () => (await refetch()).data?.version,
    onDone: () => {
      notify(text('resources.reservations.release.done', { model: reservation.model }))
      onDone()
    },
    onClose,
  }
  switch (way) {
    case 'over':
      return <ReleaseOfEndedOrder {...props} />
    case 'cancel-lines':
      return (
        <CancelLinesDialog
          {...dialog}
          filled={{ pieces: { [reservation.productId]: format.number(reservation.quantity) }, reason: '' }}
        />
      )
    case 'cancel-order':
      return <CancelOrderByStaffDialog {...dialog} />
    case 'later':
    case 'permission':
      return <ReservationOfOpenOrder {...props} why={way} />
    default:
      return way satisfies never
  }
}
