import { deleteNotice } from '@pinline/contracts/notification/notice/delete-notice'
import type { NoticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface DeleteNoticeDialogProps {
  readonly notice: NoticeRow
  readonly onDone: () => void
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Confirms that a notice is deleted for good. */
export const DeleteNoticeDialog = ({ notice, onReload, ...dialog }: DeleteNoticeDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(deleteNotice)
  const [revision, setRevision] = useState(notice.revision)
  return (
    <ConfirmCommand
      title={text('resources.notices.delete.title', { title: notice.title })}
      effects={[text('resources.notices.delete.effects.readers'), text('resources.notices.delete.effects.final')]}
      confirm={text('resources.notices.delete.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: notice.id, revision })}
      onReload={async () => setRevision((await onReload()) ?? revision)}
      {...dialog}
    />
  )
}
