import { archiveHandbookPage } from '@pinline/contracts/notification/handbook/archive-handbook-page'
import type { HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface ArchiveHandbookPageDialogProps {
  readonly page: HandbookPageRow
  readonly onDone: () => void
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Confirms that a page is taken out of the handbook. */
export const ArchiveHandbookPageDialog = ({ page, onReload, ...dialog }: ArchiveHandbookPageDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(archiveHandbookPage)
  const [revision, setRevision] = useState(page.revision)
  return (
    <ConfirmCommand
      title={text('resources.handbook.archive.title', { title: page.title })}
      effects={[text('resources.handbook.archive.effect'), text('resources.handbook.archive.effect_versions')]}
      confirm={text('resources.handbook.archive.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: page.id, revision })}
      onReload={async () => setRevision((await onReload()) ?? revision)}
      {...dialog}
    />
  )
}
