import { type AnyCall, permissionOf } from '@pinline/contracts/api/call'
import type { AfterSaleChanged } from '@pinline/contracts/order/after-sale/after-sale-changed'
import type { AfterSaleRecord } from '@pinline/contracts/order/after-sale/after-sales-resource'
import { approveAfterSale } from '@pinline/contracts/order/after-sale/approve-after-sale'
import { closeAfterSale } from '@pinline/contracts/order/after-sale/close-after-sale'
import { receiveAfterSale } from '@pinline/contracts/order/after-sale/receive-after-sale'
import { refundAfterSale } from '@pinline/contracts/order/after-sale/refund-after-sale'
import { rejectAfterSale } from '@pinline/contracts/order/after-sale/reject-after-sale'
import { replaceAfterSale } from '@pinline/contracts/order/after-sale/replace-after-sale'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'
import { ApproveAfterSaleDialog } from './approve-after-sale-dialog.tsx'
import { ReceiveAfterSaleDialog } from './receive-after-sale-dialog.tsx'
import { RefundAfterSaleDialog } from './refund-after-sale-dialog.tsx'
import { RejectAfterSaleDialog } from './reject-after-sale-dialog.tsx'
import { ReplaceAfterSaleDialog } from './replace-after-sale-dialog.tsx'

/** In their order on the page; the first that leads on is gold. */
const commands = [
  { name: 'reject-after-sale', call: rejectAfterSale, tone: 'danger' },
  { name: 'replace-after-sale', call: replaceAfterSale, tone: 'outline' },
  { name: 'approve-after-sale', call: approveAfterSale, tone: 'gold' },
  { name: 'receive-after-sale', call: receiveAfterSale, tone: 'gold' },
  { name: 'refund-after-sale', call: refundAfterSale, tone: 'gold' },
  { name: 'close-after-sale', call: closeAfterSale, tone: 'gold' },
] as const satisfies readonly { name: string; call: AnyCall; tone: string }[]
type CommandName = (typeof commands)[number]['name']

interface AfterSaleCommandsProps {
  readonly request: AfterSaleRecord
  /** Refetches the request and returns its newest version. */
  readonly onReload: () => Promise<number | undefined>
}

/** What staff may do with a request now, as the server says. Each sends the version that the person has loaded. */
export const AfterSaleCommands = ({ request, onReload }: AfterSaleCommandsProps) => {
  const text = useText()
  const notify = useNotify()
  const closing = useCommand(closeAfterSale)
  const [opened, setOpened] = useState<CommandName>()

  const done = (changed: AfterSaleChanged) => {
    setOpened(undefined)
    notify('resources.after-sales.done', {
      messageArgs: { status: text(`resources.after-sales.status.${changed.status}`) },
    })
    void onReload()
  }
  const close = async () => {
    const { afterSaleNo, version } = request
    const result = await closing.send({ afterSaleNo, version })
    if (result.kind === 'done') return done(result.data)
    if (result.kind === 'conflict') notify('forms.conflict', { type: 'error' })
    else if (result.message !== '') notify(result.message, { type: 'error' })
    await onReload()
  }
  const dialog = { request, onReload, onDone: done, onClose: () => setOpened(undefined) }
  return (
    <div className="commands">
      {commands
        .filter(({ name }) => request.allowedCommands.includes(name))
        .map(({ name, call, tone }) => (
          <CommandButton
            key={name}
            permission={permissionOf(call)}
            tone={tone}
            busy={name === 'close-after-sale' && closing.isPending}
            onPress={() => (name === 'close-after-sale' ? void close() : setOpened(name))}
          >
            {text(`resources.after-sales.commands.${name}`)}
          </CommandButton>
        ))}
      {opened === 'approve-after-sale' && <ApproveAfterSaleDialog {...dialog} />}
      {opened === 'reject-after-sale' && <RejectAfterSaleDialog {...dialog} />}
      {opened === 'receive-after-sale' && <ReceiveAfterSaleDialog {...dialog} />}
      {opened === 'replace-after-sale' && <ReplaceAfterSaleDialog {...dialog} />}
      {opened === 'refund-after-sale' && request.suggestedRefund !== null && (
        <RefundAfterSaleDialog {...dialog} suggested={request.suggestedRefund} />
      )}
    </div>
  )
}
