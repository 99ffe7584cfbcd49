import './bulk-move.css'
import { permissionOf } from '@pinline/contracts/api/call'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { OrderNumber } from '@pinline/events/ids'
import { Button } from '@pinline/ui/design/button.tsx'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { BulkMoveDialog } from './bulk-move-dialog.tsx'
import { type BulkStep, bulkStepNames, bulkSteps, useBulkMove } from './use-bulk-move.ts'

/** Orders of one move. */
const maxMoved = 100

/** Whether staff can take some step of this order together with others. */
export const isMovable = ({ allowedCommands }: OrderRecord): boolean =>
  bulkStepNames.some((step) => allowedCommands.includes(step))

/** Whether the role has a command that many orders can be given. */
export const useMayMove = (): boolean => {
  const { permissions } = usePermissions()
  return bulkStepNames.some((step) => grantOf(permissions, permissionOf(bulkSteps[step])) !== 'missing')
}

interface BulkMoveProps {
  readonly step: BulkStep
  readonly ids: readonly OrderNumber[]
  readonly onClose: (left: readonly OrderNumber[]) => void
}

/** The button of a step, with its dialog. */
const BulkMove = ({ step, ids, onClose }: BulkMoveProps) => {
  const text = useText()
  const notify = useNotify()
  const move = useBulkMove(step)
  const [isOpen, setOpen] = useState(false)

  const open = () => {
    setOpen(true)
    move.load(ids).catch(() => {
      setOpen(false)
      notify('resources.orders.bulk.unavailable', { type: 'error' })
    })
  }
  return (
    <>
      <CommandButton permission={permissionOf(bulkSteps[step])} onPress={open}>
        {text(`resources.orders.commands.${step}`)}…
      </CommandButton>
      {isOpen && (
        <BulkMoveDialog
          step={step}
          move={move}
          onClose={(left) => {
            setOpen(false)
            onClose(left)
          }}
        />
      )}
    </>
  )
}

/** What can be done with the selected orders; nothing while none is selected. */
export const BulkMoveBar = () => {
  const text = useText()
  const { data = [], selectedIds: ids = [], onSelect, onUnselectItems, refetch } = useListContext<OrderRecord>()
  if (ids.length === 0) return null
  const seen = new Map(data.map((order) => [order.id, order]))
  // Of orders on other pages it is known when the dialog has read them.
  const offered = bulkStepNames.filter((step) => ids.some((id) => seen.get(id)?.allowedCommands.includes(step) ?? true))
  const close = (left: readonly OrderNumber[]) => {
    onSelect([...left])
    void refetch()
  }
  return (
    <div className="bulk-bar">
      <b aria-live="polite">{text('resources.orders.bulk.selected', { smart_count: ids.length })}</b>
      {ids.length > maxMoved ? (
        <span role="alert">{text('resources.orders.bulk.most', { most: String(maxMoved) })}</span>
      ) : (
        offered.map((step) => <BulkMove key={step} step={step} ids={ids} onClose={close} />)
      )}
      <Button small tone="quiet" onPress={() => onUnselectItems()}>
        {text('resources.orders.bulk.clear')}
      </Button>
    </div>
  )
}
