import { useText } from '../../messages/use-text.ts'
import { type MenuBranch, shareOf } from './role-menus.ts'

interface RoleTreeProps {
  readonly branches: readonly MenuBranch[]
  readonly granted: ReadonlySet<string>
  readonly fixed: boolean
  readonly onGrant: (ids: readonly string[]) => void
  readonly onRevoke: (id: string) => void
  /** Ids of a directory and all its descendants. */
  readonly idsBelow: (branch: MenuBranch) => readonly string[]
}

/** Sets a checkbox to indeterminate, as its `ref`. */
const partly = (some: boolean) => (box: HTMLInputElement | null) => {
  if (box !== null) box.indeterminate = some
}

const Marks = ({ branch }: { branch: MenuBranch }) => {
  const text = useText()
  const { menu } = branch
  return (
    <>
      {!menu.isShow && <span className="tag">{text('resources.menus.hidden')}</span>}
      {menu.state && <span className="tag">{text('resources.menus.disabled')}</span>}
    </>
  )
}

const Branch = ({ branch, ...tree }: Omit<RoleTreeProps, 'branches'> & { branch: MenuBranch }) => {
  const { granted, fixed, onGrant, onRevoke, idsBelow } = tree
  const { menu, buttons, children } = branch
  const share = shareOf(branch, granted)
  const isDirectory = menu.menuType === 'M'
  const checked = isDirectory ? share === 'all' : granted.has(menu.id)

  const press = () => {
    if (checked) onRevoke(menu.id)
    else onGrant(isDirectory ? idsBelow(branch) : [menu.id])
  }

  return (
    <li className={isDirectory ? 'role-directory' : 'role-page'}>
      <div className="role-row">
        <label className="check">
          <input
            type="checkbox"
            checked={checked}
            disabled={fixed}
            ref={partly(isDirectory && share === 'some')}
            onChange={press}
          />
          <span className="role-title">{menu.title}</span>
          <Marks branch={branch} />
        </label>
        {buttons.length > 0 && (
          <ul className="role-buttons" aria-label={menu.title}>
            {buttons.map((button) => (
              <li key={button.id}>
                <label className="check" data-suspended={button.state}>
                  <input
                    type="checkbox"
                    checked={granted.has(button.id)}
                    disabled={fixed}
                    onChange={() => (granted.has(button.id) ? onRevoke(button.id) : onGrant([button.id]))}
                  />
                  {button.title}
                </label>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children.length > 0 && (
        <ul className="role-branch">
          {children.map((child) => (
            <Branch key={child.menu.id} branch={child} {...tree} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The menus as a tree on the left, the buttons of each page on its right, all with checkboxes. */
export const RoleTree = ({ branches, ...tree }: RoleTreeProps) => (
  <ul className="role-tree">
    {branches.map((branch) => (
      <Branch key={branch.menu.id} branch={branch} {...tree} />
    ))}
  </ul>
)
