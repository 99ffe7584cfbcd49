import { permissionOf } from '@pinline/contracts/api/call'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { createContentPreview } from '@pinline/contracts/catalogue/content/create-content-preview'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'

interface CreateContentPreviewProps {
  readonly record: Pick<ContentRecord, 'id' | 'sourceLanguage'>
  /** False where unsaved edits have to be saved first. */
  readonly onPress: () => boolean
}

/** Opens the stored draft on its real page, by a link that lasts a day; the page's own choice of languages shows the others. */
export const CreateContentPreviewButton = ({ record, onPress }: CreateContentPreviewProps) => {
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(createContentPreview)
  const open = async () => {
    if (!onPress()) return
    // Opened within the click: a browser blocks windows that come later.
    const tab = window.open('', '_blank')
    const result = await send({ id: record.id, language: record.sourceLanguage })
    if (result.kind === 'done' && tab !== null) tab.location.href = result.data.url
    else tab?.close()
    if (result.kind !== 'done' && result.kind !== 'conflict' && result.message !== '')
      notify(result.message, { type: 'error' })
  }
  return (
    <CommandButton permission={permissionOf(createContentPreview)} busy={isPending} onPress={() => void open()}>
      {text('resources.content.preview')}
    </CommandButton>
  )
}
