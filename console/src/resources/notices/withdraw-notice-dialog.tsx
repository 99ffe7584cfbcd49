import type { NoticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { withdrawNotice } from '@pinline/contracts/notification/notice/withdraw-notice'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface WithdrawNoticeDialogProps {
  readonly notice: NoticeRow
  readonly onDone: () => void
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Confirms that a notice is taken down, which publishing it again undoes. */
export const WithdrawNoticeDialog = ({ notice, onReload, ...dialog }: WithdrawNoticeDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(withdrawNotice)
  const [revision, setRevision] = useState(notice.revision)
  return (
    <ConfirmCommand
      title={text('resources.notices.withdraw.title', { title: notice.title })}
      effects={[text('resources.notices.withdraw.effects.readers'), text('resources.notices.withdraw.effects.again')]}
      confirm={text('resources.notices.withdraw.confirm')}
      tone="gold"
      busy={isPending}
      send={() => send({ id: notice.id, revision })}
      onReload={async () => setRevision((await onReload()) ?? revision)}
      {...dialog}
    />
  )
}
