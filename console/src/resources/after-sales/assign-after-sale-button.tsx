import { permissionOf } from '@pinline/contracts/api/call'
import type { AfterSaleRecord } from '@pinline/contracts/order/after-sale/after-sales-resource'
import { assignAfterSale } from '@pinline/contracts/order/after-sale/assign-after-sale'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useGetIdentity, useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'

interface AssignAfterSaleProps {
  readonly request: AfterSaleRecord
  readonly onReload: () => void
}

/** Who handles a request, and the button to take it, also from a colleague, or to give it back. */
export const AssignAfterSaleButton = ({ request, onReload }: AssignAfterSaleProps) => {
  const text = useText()
  const notify = useNotify()
  const { identity } = useGetIdentity()
  const { send, isPending } = useCommand(assignAfterSale)
  const { assignee, afterSaleNo, version } = request
  const isMine = assignee !== null && assignee === identity?.id
  const assign = async () => {
    const result = await send({ afterSaleNo, version, to: isMine ? 'nobody' : 'me' })
    if (result.kind === 'conflict') notify('forms.conflict', { type: 'error' })
    else if (result.kind !== 'done' && result.message !== '') notify(result.message, { type: 'error' })
    onReload()
  }
  return (
    <span className="after-sale-assignee">
      {text('resources.after-sales.fields.assignee')}{' '}
      <b>{assignee === null ? text('resources.after-sales.assign.nobody') : <PersonName id={assignee} />}</b>
      {request.allowedCommands.includes('assign-after-sale') && (
        <CommandButton permission={permissionOf(assignAfterSale)} busy={isPending} onPress={() => void assign()}>
          {text(isMine ? 'resources.after-sales.assign.release' : 'resources.after-sales.assign.take')}
        </CommandButton>
      )}
    </span>
  )
}
