import type { HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { reopenHandbookPage } from '@pinline/contracts/notification/handbook/reopen-handbook-page'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface ReopenHandbookPageDialogProps {
  readonly page: HandbookPageRow
  readonly onDone: () => void
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Confirms that an archived page is put back. */
export const ReopenHandbookPageDialog = ({ page, onReload, ...dialog }: ReopenHandbookPageDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(reopenHandbookPage)
  const [revision, setRevision] = useState(page.revision)
  return (
    <ConfirmCommand
      title={text('resources.handbook.reopen.title', { title: page.title })}
      effects={[text('resources.handbook.reopen.effect')]}
      confirm={text('resources.handbook.reopen.confirm')}
      tone="gold"
      busy={isPending}
      send={() => send({ id: page.id, revision })}
      onReload={async () => setRevision((await onReload()) ?? revision)}
      {...dialog}
    />
  )
}
