import type { MenuRow } from '@pinline/account/contract/menu-row'
import { useNotify } from 'react-admin'
import { Icon, type IconName } from '../../layout/icon.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { placeOfStep, type Step } from './menu-places.ts'

interface MenuToolsProps {
  readonly rows: readonly MenuRow[]
  /** The one that the moves act on. */
  readonly menu: MenuRow | undefined
  readonly busy: boolean
  readonly onStep: (menu: MenuRow, step: Step) => void
  /** Opens its panel where that does not stand beside the tree. */
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

/** Moves the current menu by buttons, and opens or closes the whole tree. */
export const MenuTools = ({ rows, menu, busy, onStep, onEdit, onOpenAll, onCloseAll }: MenuToolsProps) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const grant = grantOf(permissions, 'menus.update')

  const press = (step: Step) => {
    if (grant === 'disabled') notify('shell.function_disabled', { type: 'error' })
    else if (menu !== undefined && !busy) onStep(menu, step)
  }

  return (
    <div className="menu-tools">
      {grant !== 'missing' && (
        <fieldset className="menu-steps" aria-label={text('resources.menus.moves.label', { title: menu?.title ?? '' })}>
          {steps.map(({ step, icon }) => {
            const may = menu !== undefined && placeOfStep(rows, menu.id, step) !== undefined
            return (
              <button
                key={step}
                type="button"
                className="button small"
                aria-disabled={!may || busy || grant === 'disabled'}
                onClick={() => press(step)}
              >
                <Icon name={icon} size={16} />
                {text(`resources.menus.moves.${step}`)}
              </button>
            )
          })}
        </fieldset>
      )}
      {onEdit !== undefined && (
        <button
          type="button"
          className="button small"
          aria-disabled={menu === undefined}
          onClick={() => menu !== undefined && onEdit()}
        >
          {text('resources.menus.commands.edit')}
        </button>
      )}
      <span className="menu-folds">
        <button type="button" className="button quiet small" onClick={onOpenAll}>
          {text('resources.menus.tree.open_all')}
        </button>
        <button type="button" className="button quiet small" onClick={onCloseAll}>
          {text('resources.menus.tree.close_all')}
        </button>
      </span>
    </div>
  )
}
