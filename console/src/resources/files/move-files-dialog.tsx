import type { FileRow } from '@pinline/contracts/catalogue/file/file-row'
import { moveFiles } from '@pinline/contracts/catalogue/file/move-files'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { SortField } from '../sorts/sort-field.tsx'
import { useSortsChanged } from '../sorts/use-sort-rows.ts'

interface MoveFilesDialogProps {
  readonly file: FileRow
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Gives a file another sort, or none. */
export const MoveFilesDialog = ({ file, onDone, onClose }: MoveFilesDialogProps) => {
  const text = useText()
  const sortsChanged = useSortsChanged()
  const { send, isPending } = useCommand(moveFiles)
  const [sortId, setSortId] = useState(file.sortId ?? '')
  const [result, setResult] = useState<CommandResult<unknown>>()
  const submit = async () => {
    const outcome = await send({ ids: [file.id], sortId: sortId === '' ? null : sortId })
    if (outcome.kind !== 'done') return setResult(outcome)
    await sortsChanged()
    onDone()
  }
  return (
    <FormDialog
      title={text('resources.files.move.title', { name: file.name })}
      confirm={text('resources.files.move.confirm')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => setResult(undefined)} />
      <SortField value={sortId} onChange={setSortId} />
    </FormDialog>
  )
}
