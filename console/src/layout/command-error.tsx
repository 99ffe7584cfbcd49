import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useText } from '../messages/use-text.ts'
import { Icon } from './icon.tsx'

interface CommandErrorProps {
  readonly result: CommandResult<unknown> | undefined
  /** Fetches the newest state after a conflict. */
  readonly onReload: () => void
}

/** Says in a form how its command went, where it was not done. */
export const CommandError = ({ result, onReload }: CommandErrorProps) => {
  const text = useText()
  if (result === undefined || result.kind === 'done') return null
  if (result.kind === 'conflict')
    return (
      <div className="notice notice-warn" role="alert">
        <Icon name="warning" />
        <div>{text('forms.conflict')}</div>
        <button type="button" className="button button-small" onClick={onReload}>
          {text('forms.reload')}
        </button>
      </div>
    )
  if (result.message === '') return null
  return (
    <p className="notice notice-danger" role="alert">
      {result.message}
    </p>
  )
}
