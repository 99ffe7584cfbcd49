import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'

/** A change by somebody else as it is told. */
export interface ToldChange {
  readonly key: string
  readonly label: string
  /** The text as it is now; undefined where it is too much to be told. */
  readonly now: string | undefined
  /** Whether the person has changed it too. */
  readonly both: boolean
}

interface MeanwhileProps {
  readonly changes: readonly ToldChange[]
  /** Whether a command was refused for it. */
  readonly refused: boolean
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Longer texts are cut where they are told. */
const longestTold = 80

const cut = (text: string): string => (text.length > longestTold ? `${text.slice(0, longestTold)}…` : text)

/** Says what others have changed of a record that is being edited, and lets the person go on either way. */
export const Meanwhile = ({ changes, refused, onMine, onTheirs }: MeanwhileProps) => {
  const text = useText()
  return (
    <div className="message message-warn meanwhile" role="alert">
      <Icon name="warning" />
      <div>
        {text(refused ? 'resources.categories.meanwhile.title' : 'resources.categories.meanwhile.told')}
        {changes.length > 0 && (
          <>
            <p>{text('resources.categories.meanwhile.changed')}</p>
            <ul>
              {changes.map(({ key, label, now, both }) => (
                <li key={key}>
                  {label}
                  {now !== undefined &&
                    ` – ${
                      now === ''
                        ? text('resources.categories.meanwhile.empty')
                        : text('resources.categories.meanwhile.now', { text: cut(now) })
                    }`}
                  {both && <b> ({text('resources.categories.meanwhile.both')})</b>}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="meanwhile-ways">
          <button type="button" className="button small" onClick={onMine}>
            {text('resources.categories.meanwhile.mine')}
          </button>
          <button type="button" className="button small" onClick={onTheirs}>
            {text('resources.categories.meanwhile.theirs')}
          </button>
        </div>
      </div>
    </div>
  )
}
