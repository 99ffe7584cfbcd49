import { permissionOf } from '@pinline/contracts/api/call'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { useApi } from '@pinline/ui/api-client/api-context'
import { sendCommand } from '@pinline/ui/commands/command-result'
import { BulkBar } from '../../layout/bulk/bulk-bar.tsx'
import { type BulkStep, bulkOutcomeOf, bulkStep } from '../../layout/bulk/bulk-step.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { StatusPill } from './status-pill.tsx'

/** The commands of staff that need nothing but the order. */
const moves = { 'start-stocking': startStocking, 'start-testing': startTesting } as const
const moveNames = ['start-stocking', 'start-testing'] as const

/** Whether staff can take some step of this order together with others. */
export const isMovable = ({ allowedCommands }: OrderRecord): boolean =>
  moveNames.some((name) => allowedCommands.includes(name))

/** Whether the role has a command that many orders can be given. */
export const useMayMove = (): boolean => {
  const { permissions } = usePermissions()
  return moveNames.some((name) => grantOf(permissions, permissionOf(moves[name])) !== 'missing')
}

/** What can be done with the selected orders. */
export const BulkOrdersBar = () => {
  const text = useText()
  const api = useApi()
  const steps = moveNames.map(
    (name): BulkStep<OrderRecord> =>
      bulkStep({
        name,
        input: moves[name].input,
        permission: permissionOf(moves[name]),
        label: text(`resources.orders.commands.${name}`),
        title: text(`resources.orders.bulk.title.${name}`),
        confirm: (count) => text(`resources.orders.bulk.confirm.${name}`, { smart_count: count }),
        isAllowed: ({ allowedCommands }) => allowedCommands.includes(name),
        inputOf: ({ orderNo, version }) => ({ orderNo, version }),
        send: async (input, key, order) => {
          const sent = { input, key, notifyOnFailure: false }
          return bulkOutcomeOf(await sendCommand(api, moves[name], sent), ({ status }) => ({ ...order, status }))
        },
      }),
  )
  return (
    <BulkBar
      steps={steps}
      columns={[
        {
          label: text('resources.orders.fields.orderNo'),
          render: ({ orderNo }) => <span className="part-number nowrap">{orderNo}</span>,
        },
        { label: text('resources.orders.fields.status'), render: ({ status }) => <StatusPill status={status} /> },
      ]}
    />
  )
}
