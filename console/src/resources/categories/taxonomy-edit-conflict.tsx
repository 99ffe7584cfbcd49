import { EditConflict } from '@pinline/ui/design/edit-conflict.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'

/** A change by somebody else, as shown. */
export interface ConflictingChange {
  readonly key: string
  readonly label: string
  /** The present text; undefined if it is too long to show. */
  readonly now: string | undefined
  /** True if the person has edited it too. */
  readonly bothEdited: boolean
}

interface TaxonomyEditConflictProps {
  readonly changes: readonly ConflictingChange[]
  /** True if the conflict rejected a command. */
  readonly refused: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Longer texts are truncated. */
const maxTextLength = 80

const truncate = (text: string): string => (text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text)

/**
 * Shows what others have changed in a record that is being edited; the person keeps their edits or accepts the changes.
 */
export const TaxonomyEditConflict = ({ changes, refused, onKeepMine, onTakeTheirs }: TaxonomyEditConflictProps) => {
  const text = useText()
  return (
    <EditConflict
      icon={<Icon name="warning" />}
      title={text(refused ? 'resources.categories.edit_conflict.title' : 'resources.categories.edit_conflict.notice')}
      ways={[
        { label: text('resources.categories.edit_conflict.mine'), onChoose: onKeepMine },
        { label: text('resources.categories.edit_conflict.theirs'), onChoose: onTakeTheirs },
      ]}
    >
      {changes.length > 0 && (
        <>
          <p>{text('resources.categories.edit_conflict.changed')}</p>
          <ul className="edit-conflict-changes">
            {changes.map(({ key, label, now, bothEdited }) => (
              <li key={key}>
                {now === undefined
                  ? label
                  : now === ''
                    ? text('resources.categories.edit_conflict.empty', { field: label })
                    : text('resources.categories.edit_conflict.now', { field: label, text: truncate(now) })}{' '}
                {bothEdited && <b>{text('resources.categories.edit_conflict.both')}</b>}
              </li>
            ))}
          </ul>
        </>
      )}
    </EditConflict>
  )
}
