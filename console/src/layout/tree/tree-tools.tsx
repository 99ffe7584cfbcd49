import { useNotify } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { Icon, type IconName } from '../icon.tsx'
import { usePermissions } from '../use-permissions.ts'
import { type Forest, positionOfStep, type Step, type TreeNode } from './tree-positions.ts'

/** The tree's texts are below `resources.<name>`. */
export type TreeName = 'menus' | 'categories' | 'sorts'

interface TreeToolsProps<One extends TreeNode> {
  readonly name: TreeName
  /** Permission required for moving. */
  readonly permission: string
  readonly forest: Forest<One>
  /** The row that the moves apply to. */
  readonly one: (One & { readonly title: string }) | undefined
  readonly busy: boolean
  readonly onStep: (one: One, step: Step) => void
  /** Opens the panel of the row when it is a drawer. */
  readonly onEdit: (() => void) | undefined
  readonly onOpenAll: () => void
  readonly onCloseAll: () => void
}

const steps: readonly { step: Step; icon: IconName }[] = [
  { step: 'up', icon: 'move-up' },
  { step: 'down', icon: 'move-down' },
  { step: 'out', icon: 'move-out' },
  { step: 'in', icon: 'move-in' },
]

/** Buttons that move the current row, and expand or collapse the whole tree. */
export const TreeTools = <One extends TreeNode>({
  name,
  permission,
  forest,
  one,
  busy,
  onStep,
  onEdit,
  onOpenAll,
  onCloseAll,
}: TreeToolsProps<One>) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const grant = grantOf(permissions, permission)

  const press = (step: Step) => {
    if (grant === 'disabled') notify('shell.function_disabled', { type: 'error' })
    else if (one !== undefined && !busy) onStep(one, step)
  }

  return (
    <div className="tree-tools">
      {grant !== 'missing' && (
        <fieldset
          className="tree-steps"
          aria-label={text(`resources.${name}.moves.label`, { title: one?.title ?? '' })}
        >
          {steps.map(({ step, icon }) => {
            const may = one !== undefined && positionOfStep(forest, one.id, step) !== undefined
            return (
              <button
                key={step}
                type="button"
                className="button button-small"
                aria-disabled={!may || busy || grant === 'disabled'}
                onClick={() => press(step)}
              >
                <Icon name={icon} size={16} />
                {text(`resources.${name}.moves.${step}`)}
              </button>
            )
          })}
        </fieldset>
      )}
      {onEdit !== undefined && (
        <button
          type="button"
          className="button button-small"
          aria-disabled={one === undefined}
          onClick={() => one !== undefined && onEdit()}
        >
          {text(`resources.${name}.commands.edit`)}
        </button>
      )}
      <span className="tree-folds">
        <button type="button" className="button button-quiet button-small" onClick={onOpenAll}>
          {text(`resources.${name}.tree.open_all`)}
        </button>
        <button type="button" className="button button-quiet button-small" onClick={onCloseAll}>
          {text(`resources.${name}.tree.close_all`)}
        </button>
      </span>
    </div>
  )
}
