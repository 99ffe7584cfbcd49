import { deleteFiles } from '@pinline/contracts/catalogue/file/delete-files'
import type { FileRow } from '@pinline/contracts/catalogue/file/file-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface DeleteFilesDialogProps {
  readonly file: FileRow
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before a file is deleted. */
export const DeleteFilesDialog = ({ file, onClose, onDone }: DeleteFilesDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(deleteFiles)
  return (
    <ConfirmCommand
      title={text('resources.files.delete.title', { name: file.name })}
      effects={[text('resources.files.delete.effects.gone'), text('resources.files.delete.effects.links')]}
      confirm={text('resources.files.delete.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ ids: [file.id] })}
      onDone={onDone}
      onReload={async () => undefined}
      onClose={onClose}
    />
  )
}
