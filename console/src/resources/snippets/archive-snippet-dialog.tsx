import { archiveSnippet } from '@pinline/contracts/notification/snippet/archive-snippet'
import type { SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface ArchiveSnippetDialogProps {
  readonly snippet: SnippetRow
  readonly onDone: () => void
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Confirms that a snippet is taken out of use. */
export const ArchiveSnippetDialog = ({ snippet, onReload, ...dialog }: ArchiveSnippetDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(archiveSnippet)
  const [revision, setRevision] = useState(snippet.revision)
  return (
    <ConfirmCommand
      title={text('resources.snippets.archive.title', { title: snippet.title })}
      effects={[text('resources.snippets.archive.effect'), text('resources.snippets.archive.effect_versions')]}
      confirm={text('resources.snippets.archive.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: snippet.id, revision })}
      onReload={async () => setRevision((await onReload()) ?? revision)}
      {...dialog}
    />
  )
}
