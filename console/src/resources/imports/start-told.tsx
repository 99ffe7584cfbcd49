import { CommandTold } from '../../layout/command-told.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'
import type { CommandAnswer } from '../../providers/use-command.ts'

/** Says why an import was not started; one that somebody has started already leads to how it stands. */
export const StartTold = ({ answer, onShow }: { answer: CommandAnswer<unknown> | undefined; onShow: () => void }) => {
  const text = useText()
  if (answer?.kind !== 'failed' || answer.code !== 'import-running')
    return <CommandTold answer={answer} onReload={onShow} />
  return (
    <div className="message message-warn" role="alert">
      <Icon name="warning" />
      <div>{text('resources.imports.told.running')}</div>
      <button type="button" className="button small" onClick={onShow}>
        {text('resources.imports.told.show')}
      </button>
    </div>
  )
}
