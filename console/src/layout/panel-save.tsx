import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useText } from '../messages/use-text.ts'
import type { Grant } from '../providers/permissions.ts'
import { CommandError } from './command-error.tsx'

interface PanelSaveProps {
  /** Its texts are below `resources.<name>`. */
  readonly name: 'menus' | 'categories' | 'attributes' | 'sorts'
  readonly grant: Grant
  readonly isNew: boolean
  readonly isChanged: boolean
  readonly busy: boolean
  readonly result: CommandResult<unknown> | undefined
  /** Fetches the newest state after a conflict. */
  readonly onReload: () => void
  readonly onDiscard: () => void
}

/** The end of a panel's form: the command's error, and the buttons to save or discard the edits. */
export const PanelSave = ({ name, grant, isNew, isChanged, busy, result, onReload, onDiscard }: PanelSaveProps) => {
  const text = useText()
  return (
    <div className="panel-save">
      <CommandError result={result} onReload={onReload} />
      {grant !== 'missing' && (
        <>
          <button
            type="submit"
            className="button button-gold"
            aria-busy={busy}
            aria-disabled={busy || (!isNew && !isChanged)}
          >
            {text(`resources.${name}.commands.${isNew ? 'create' : 'save'}`)}
          </button>
          {(isChanged || isNew) && (
            <button type="button" className="button" onClick={onDiscard}>
              {text(`resources.${name}.commands.discard`)}
            </button>
          )}
        </>
      )}
    </div>
  )
}
