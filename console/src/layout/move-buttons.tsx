import { Icon, type IconName } from './icon.tsx'

interface MoveButtonsProps {
  readonly labels: { readonly up: string; readonly down: string; readonly remove: string }
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Moves the row by so many places. */
  readonly onMove: (by: -1 | 1) => void
  /** Undefined for a row that stays. */
  readonly onRemove?: (() => void) | undefined
}

interface RowButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

const RowButton = ({ icon, label, isDisabled = false, onPress }: RowButtonProps) => (
  <button
    type="button"
    className="button button-quiet button-small button-square"
    aria-label={label}
    aria-disabled={isDisabled}
    onClick={onPress}
  >
    <Icon name={icon} size={16} />
  </button>
)

/** The buttons of a row in an ordered list: up, down, remove. */
export const MoveButtons = ({ labels, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) => (
  <>
    <RowButton icon="move-up" label={labels.up} isDisabled={isFirst} onPress={() => onMove(-1)} />
    <RowButton icon="move-down" label={labels.down} isDisabled={isLast} onPress={() => onMove(1)} />
    {onRemove !== undefined && <RowButton icon="close" label={labels.remove} onPress={onRemove} />}
  </>
)
