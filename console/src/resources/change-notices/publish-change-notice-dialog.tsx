import type { ChangeNoticeRow } from '@pinline/contracts/notification/change-notice/change-notice-row'
import { publishChangeNotice } from '@pinline/contracts/notification/change-notice/publish-change-notice'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface PublishChangeNoticeDialogProps {
  readonly notice: ChangeNoticeRow
  readonly onDone: () => void
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Confirms that a change notice is published: buyers are written to. */
export const PublishChangeNoticeDialog = ({ notice, onReload, ...dialog }: PublishChangeNoticeDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(publishChangeNotice)
  const [revision, setRevision] = useState(notice.revision)
  return (
    <ConfirmCommand
      title={text('resources.change-notices.publish.title', { reference: notice.reference })}
      effects={[
        text('resources.change-notices.publish.effects.shop'),
        text('resources.change-notices.publish.effects.buyers', { smart_count: notice.buyers ?? 0 }),
        text('resources.change-notices.publish.effects.final'),
      ]}
      confirm={text('resources.change-notices.publish.confirm')}
      tone="gold"
      busy={isPending}
      send={() => send({ id: notice.id, revision })}
      onReload={async () => setRevision((await onReload()) ?? revision)}
      {...dialog}
    />
  )
}
