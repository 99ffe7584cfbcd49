import { reopenSnippet } from '@pinline/contracts/notification/snippet/reopen-snippet'
import type { SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface ReopenSnippetDialogProps {
  readonly snippet: SnippetRow
  readonly onDone: () => void
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Confirms that a snippet is offered again. */
export const ReopenSnippetDialog = ({ snippet, onReload, ...dialog }: ReopenSnippetDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(reopenSnippet)
  const [revision, setRevision] = useState(snippet.revision)
  return (
    <ConfirmCommand
      title={text('resources.snippets.reopen.title', { title: snippet.title })}
      effects={[text('resources.snippets.reopen.effect')]}
      confirm={text('resources.snippets.reopen.confirm')}
      tone="gold"
      busy={isPending}
      send={() => send({ id: snippet.id, revision })}
      onReload={async () => setRevision((await onReload()) ?? revision)}
      {...dialog}
    />
  )
}
