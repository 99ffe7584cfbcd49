import { useText } from '../messages/use-text.ts'
import type { CommandAnswer } from '../providers/use-command.ts'
import { Icon } from './icon.tsx'

interface CommandToldProps {
  readonly answer: CommandAnswer<unknown> | undefined
  /** Fetches the newest state after a conflict. */
  readonly onReload: () => void
}

/** Says in a form how its command went, where it was not done. */
export const CommandTold = ({ answer, onReload }: CommandToldProps) => {
  const text = useText()
  if (answer === undefined || answer.kind === 'done') return null
  if (answer.kind === 'conflict')
    return (
      <div className="message message-warn" role="alert">
        <Icon name="warning" />
        <div>{text('forms.conflict')}</div>
        <button type="button" className="button small" onClick={onReload}>
          {text('forms.reload')}
        </button>
      </div>
    )
  if (answer.message === '') return null
  return (
    <p className="message message-danger" role="alert">
      {answer.message}
    </p>
  )
}
