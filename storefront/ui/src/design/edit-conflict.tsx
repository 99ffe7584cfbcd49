import type { ReactNode } from 'react'

interface EditConflictProps {
  /** One sentence: what has happened. */
  readonly title: ReactNode
  readonly icon?: ReactNode
  /** The values that somebody else has changed. */
  readonly children?: ReactNode
  /** The choices: below the changed values, or beside the title. Without choices the conflict is over. */
  readonly ways?: readonly { readonly label: string; readonly onChoose: () => void }[]
}

/** Shows that somebody else has changed what the person is editing, and offers the choices. */
export function EditConflict({ title, icon, children, ways = [] }: EditConflictProps): ReactNode {
  const buttons = ways.map(({ label, onChoose }) => (
    <button key={label} type="button" className="button button-small" onClick={onChoose}>
      {label}
    </button>
  ))
  const isListed = children !== undefined
  const isOver = ways.length === 0
  return (
    <div className={`notice notice-${isOver ? 'info' : 'warn'}`} role={isOver ? 'status' : 'alert'}>
      {icon}
      <div>
        {title}
        {children}
        {isListed && !isOver && <div className="edit-conflict-ways">{buttons}</div>}
      </div>
      {!isListed && buttons}
    </div>
  )
}
