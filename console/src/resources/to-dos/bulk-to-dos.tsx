import { permissionOf } from '@pinline/contracts/api/call'
import { assignToDo } from '@pinline/contracts/notification/to-do/assign-to-do'
import { snoozeToDo } from '@pinline/contracts/notification/to-do/snooze-to-do'
import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { staffId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { sendCommand } from '@pinline/ui/commands/command-result'
import { useGetIdentity } from 'react-admin'
import { BulkBar } from '../../layout/bulk/bulk-bar.tsx'
import { type BulkStep, bulkOutcomeOf, bulkStep } from '../../layout/bulk/bulk-step.ts'
import { useText } from '../../messages/use-text.ts'
import { snoozeTimes } from './snooze-times.ts'

/** To-dos that can be worked on. */
export const isOpen = ({ state }: ToDoRow): boolean => state === 'open'

/** What can be done with the selected to-dos: taking and snoozing them. */
export const BulkToDoBar = () => {
  const text = useText()
  const api = useApi()
  const { identity } = useGetIdentity()
  const me = staffId.safeParse(identity?.id)
  const take: BulkStep<ToDoRow> = bulkStep({
    name: 'take',
    input: assignToDo.input,
    permission: permissionOf(assignToDo),
    label: text('resources.to-dos.bulk.take'),
    title: text('resources.to-dos.bulk.title_take'),
    confirm: () => text('resources.to-dos.bulk.take'),
    isAllowed: (row) => isOpen(row) && me.success,
    inputOf: ({ id, assignee }) => ({ id, assignee: me.data ?? null, seen: assignee }),
    send: async (input, key) =>
      bulkOutcomeOf(await sendCommand(api, assignToDo, { input, key, notifyOnFailure: false })),
  })
  const snooze: BulkStep<ToDoRow> = bulkStep({
    name: 'snooze',
    input: snoozeToDo.input,
    permission: permissionOf(snoozeToDo),
    label: text('resources.to-dos.bulk.snooze'),
    title: text('resources.to-dos.bulk.title_snooze'),
    confirm: () => text('resources.to-dos.bulk.snooze'),
    isAllowed: isOpen,
    inputOf: ({ id }) => ({ id, until: snoozeTimes(new Date()).tomorrow }),
    send: async (input, key) =>
      bulkOutcomeOf(await sendCommand(api, snoozeToDo, { input, key, notifyOnFailure: false })),
  })
  return (
    <BulkBar
      steps={[take, snooze]}
      columns={[
        { label: text('resources.to-dos.fields.kind'), render: ({ kind }) => text(`resources.to-dos.kind.${kind}`) },
        {
          label: text('resources.to-dos.fields.recordId'),
          render: ({ label }) => <span className="part-number">{label}</span>,
        },
      ]}
    />
  )
}
