import type { ChangeNoticeRow } from '@pinline/contracts/notification/change-notice/change-notice-row'
import { withdrawChangeNotice } from '@pinline/contracts/notification/change-notice/withdraw-change-notice'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface WithdrawChangeNoticeDialogProps {
  readonly notice: ChangeNoticeRow
  readonly onDone: () => void
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Confirms that a change notice is taken away for good. */
export const WithdrawChangeNoticeDialog = ({ notice, onReload, ...dialog }: WithdrawChangeNoticeDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(withdrawChangeNotice)
  const [revision, setRevision] = useState(notice.revision)
  return (
    <ConfirmCommand
      title={text('resources.change-notices.withdraw.title', { reference: notice.reference })}
      effects={[
        text('resources.change-notices.withdraw.effects.shop'),
        text('resources.change-notices.withdraw.effects.buyers', { smart_count: notice.buyers ?? 0 }),
        text('resources.change-notices.withdraw.effects.final'),
      ]}
      confirm={text('resources.change-notices.withdraw.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: notice.id, revision })}
      onReload={async () => setRevision((await onReload()) ?? revision)}
      {...dialog}
    />
  )
}
