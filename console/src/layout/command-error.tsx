import type { CommandResult } from '@pinline/ui/commands/command-result'
import { EditConflict } from '@pinline/ui/design/edit-conflict.tsx'
import { useText } from '../messages/use-text.ts'
import { Icon } from './icon.tsx'

interface CommandErrorProps {
  readonly result: CommandResult<unknown> | undefined
  /** Fetches the newest state after a conflict. */
  readonly onReload: () => void
}

/** Shows in a form why its command failed. */
export const CommandError = ({ result, onReload }: CommandErrorProps) => {
  const text = useText()
  if (result === undefined || result.kind === 'done') return null
  if (result.kind === 'conflict')
    return (
      <EditConflict
        icon={<Icon name="warning" />}
        title={text('forms.conflict')}
        ways={[{ label: text('forms.reload'), onChoose: onReload }]}
      />
    )
  if (result.message === '') return null
  return (
    <p className="notice notice-danger" role="alert">
      {result.message}
    </p>
  )
}
