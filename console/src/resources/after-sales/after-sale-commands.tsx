import { type AnyCall, permissionOf } from '@pinline/contracts/api/call'
import type { AfterSaleChanged } from '@pinline/contracts/order/after-sale/after-sale-changed'
import type { AfterSaleRecord } from '@pinline/contracts/order/after-sale/after-sales-resource'
import { approveAfterSale } from '@pinline/contracts/order/after-sale/approve-after-sale'
import { closeAfterSale } from '@pinline/contracts/order/after-sale/close-after-sale'
import { receiveAfterSale } from '@pinline/contracts/order/after-sale/receive-after-sale'
import { refundAfterSale } from '@pinline/contracts/order/after-sale/refund-after-sale'
import { rejectAfterSale } from '@pinline/contracts/order/after-sale/reject-after-sale'
import { replaceAfterSale } from '@pinline/contracts/order/after-sale/replace-after-sale'
import { shipReplacement } from '@pinline/contracts/order/after-sale/ship-replacement'
import { withdrawReplacement } from '@pinline/contracts/order/after-sale/withdraw-replacement'
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
import { ShipReplacementDialog } from './ship-replacement-dialog.tsx'

/** In their order on the page; those that lead to what the buyer wants are gold. */
const commands = [
  { name: 'reject-after-sale', call: rejectAfterSale, tone: 'danger' },
  { name: 'withdraw-replacement', call: withdrawReplacement, tone: 'outline' },
  { name: 'replace-after-sale', call: replaceAfterSale, tone: 'end' },
  { name: 'ship-replacement', call: shipReplacement, tone: 'gold' },
  { name: 'approve-after-sale', call: approveAfterSale, tone: 'gold' },
  { name: 'receive-after-sale', call: receiveAfterSale, tone: 'gold' },
  { name: 'refund-after-sale', call: refundAfterSale, tone: 'end' },
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
  const withdrawing = useCommand(withdrawReplacement)
  const [opened, setOpened] = useState<CommandName>()

  const done = (changed: AfterSaleChanged) => {
    setOpened(undefined)
    notify('resources.after-sales.done', {
      messageArgs: { status: text(`resources.after-sales.status.${changed.status}`) },
    })
    void onReload()
  }
  const give = async ({ send }: typeof closing) => {
    const { afterSaleNo, version } = request
    const result = await send({ afterSaleNo, version })
    if (result.kind === 'done') return done(result.data)
    if (result.kind === 'conflict') notify('forms.conflict', { type: 'error' })
    else if (result.message !== '') notify(result.message, { type: 'error' })
    await onReload()
  }
  /** What needs no dialog. */
  const atOnce: Partial<Record<CommandName, typeof closing>> = {
    'close-after-sale': closing,
    'withdraw-replacement': withdrawing,
  }
  /** Of the two ends, the one that the buyer wants. */
  const wantedEnd: CommandName = request.kind === 'return' ? 'refund-after-sale' : 'replace-after-sale'
  const dialog = { request, onReload, onDone: done, onClose: () => setOpened(undefined) }
  return (
    <div className="commands">
      {commands
        .filter(({ name }) => request.allowedCommands.includes(name))
        .map(({ name, call, tone }) => (
          <CommandButton
            key={name}
            permission={permissionOf(call)}
            tone={tone === 'end' ? (name === wantedEnd ? 'gold' : 'outline') : tone}
            busy={atOnce[name]?.isPending ?? false}
            onPress={() => {
              const command = atOnce[name]
              if (command === undefined) setOpened(name)
              else void give(command)
            }}
          >
            {text(`resources.after-sales.commands.${name}`)}
          </CommandButton>
        ))}
      {opened === 'approve-after-sale' && <ApproveAfterSaleDialog {...dialog} />}
      {opened === 'reject-after-sale' && <RejectAfterSaleDialog {...dialog} />}
      {opened === 'receive-after-sale' && <ReceiveAfterSaleDialog {...dialog} />}
      {opened === 'replace-after-sale' && <ReplaceAfterSaleDialog {...dialog} />}
      {opened === 'ship-replacement' && <ShipReplacementDialog {...dialog} />}
      {opened === 'refund-after-sale' && request.suggestedRefund !== null && (
        <RefundAfterSaleDialog {...dialog} suggested={request.suggestedRefund} />
      )}
    </div>
  )
}
