import type { ReactNode } from 'react'
import { DetailDrawer } from '../detail-drawer.tsx'

interface TreeSidePanelProps {
  /** True if there is room beside the tree; otherwise it is a drawer. */
  readonly wide: boolean
  /** Empty when nothing is open. */
  readonly title: string
  /** Content while nothing is open. */
  readonly none: string
  readonly onClose: () => void
  /** Content of the panel. */
  readonly children: ReactNode
}

/** The open entry of a tree: beside it, or in a drawer over it. */
export const TreeSidePanel = ({ wide, title, none, onClose, children }: TreeSidePanelProps) => {
  if (wide)
    return (
      <section className="sheet tree-side" aria-label={title === '' ? undefined : title}>
        {title !== '' && <h2>{title}</h2>}
        {children || <p className="sheet-note">{none}</p>}
      </section>
    )
  return (
    Boolean(children) && (
      <DetailDrawer title={title} onClose={onClose}>
        {children}
      </DetailDrawer>
    )
  )
}
