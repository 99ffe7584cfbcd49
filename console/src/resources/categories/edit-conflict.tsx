import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'

/** A change by somebody else as it is told. */
export interface ConflictingChange {
  readonly key: string
  readonly label: string
  /** The text as it is now; undefined where it is too much to be told. */
  readonly now: string | undefined
  /** Whether the person has changed it too. */
  readonly bothEdited: boolean
}

interface EditConflictProps {
  readonly changes: readonly ConflictingChange[]
  /** Whether a command was refused for it. */
  readonly refused: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Longer texts are cut where they are told. */
const maxTextLength = 80

const truncate = (text: string): string => (text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text)

/** Says what others have changed of a record that is being edited, and lets the person go on either way. */
export const EditConflict = ({ changes, refused, onKeepMine, onTakeTheirs }: EditConflictProps) => {
  const text = useText()
  return (
    <div className="notice notice-warn meanwhile" role="alert">
      <Icon name="warning" />
      <div>
        {text(refused ? 'resources.categories.meanwhile.title' : 'resources.categories.meanwhile.told')}
        {changes.length > 0 && (
          <>
            <p>{text('resources.categories.meanwhile.changed')}</p>
            <ul>
              {changes.map(({ key, label, now, bothEdited }) => (
                <li key={key}>
                  {now === undefined
                    ? label
                    : now === ''
                      ? text('resources.categories.meanwhile.empty', { field: label })
                      : text('resources.categories.meanwhile.now', { field: label, text: truncate(now) })}{' '}
                  {bothEdited && <b>{text('resources.categories.meanwhile.both')}</b>}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="meanwhile-ways">
          <button type="button" className="button button-small" onClick={onKeepMine}>
            {text('resources.categories.meanwhile.mine')}
          </button>
          <button type="button" className="button button-small" onClick={onTakeTheirs}>
            {text('resources.categories.meanwhile.theirs')}
          </button>
        </div>
      </div>
    </div>
  )
}
