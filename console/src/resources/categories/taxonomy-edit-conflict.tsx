import { EditConflict } from '@pinline/ui/design/edit-conflict.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'

/** A change by somebody else as it is shown. */
export interface ConflictingChange {
  readonly key: string
  readonly label: string
  /** The text as it is now; undefined where it is too long to be shown. */
  readonly now: string | undefined
  /** Whether the person has changed it too. */
  readonly bothEdited: boolean
}

interface TaxonomyEditConflictProps {
  readonly changes: readonly ConflictingChange[]
  /** Whether a command was refused for it. */
  readonly refused: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Longer texts are cut where they are shown. */
const maxTextLength = 80

const truncate = (text: string): string => (text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text)

/** Says what others have changed of a record that is being edited, and lets the person go on either way. */
export const TaxonomyEditConflict = ({ changes, refused, onKeepMine, onTakeTheirs }: TaxonomyEditConflictProps) => {
  const text = useText()
  return (
    <EditConflict
      icon={<Icon name="warning" />}
      title={text(refused ? 'resources.categories.meanwhile.title' : 'resources.categories.meanwhile.told')}
      ways={[
        { label: text('resources.categories.meanwhile.mine'), onChoose: onKeepMine },
        { label: text('resources.categories.meanwhile.theirs'), onChoose: onTakeTheirs },
      ]}
    >
      {changes.length > 0 && (
        <>
          <p>{text('resources.categories.meanwhile.changed')}</p>
          <ul className="edit-conflict-changes">
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
    </EditConflict>
  )
}
