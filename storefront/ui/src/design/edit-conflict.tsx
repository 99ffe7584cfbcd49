import type { ReactNode } from 'react'

interface EditConflictProps {
  /** What has happened, one sentence. */
  readonly title: ReactNode
  readonly icon?: ReactNode
  /** What somebody else has changed. */
  readonly children?: ReactNode
  /** How the person may go on: below what was changed, or beside the title. Without them the conflict is over. */
  readonly ways?: readonly { readonly label: string; readonly onChoose: () => void }[]
}

/** Says that somebody else has changed what a person is editing, and lets them go on. */
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
