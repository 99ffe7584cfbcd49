import { Drawer } from '@mui/material'
import type { ReactNode } from 'react'
import { useText } from '../../messages/use-text.ts'
import { Icon } from '../icon.tsx'

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
  const text = useText()
  if (wide)
    return (
      <section className="sheet tree-side" aria-label={title === '' ? undefined : title}>
        {title !== '' && <h2>{title}</h2>}
        {children || <p className="sheet-note">{none}</p>}
      </section>
    )
  return (
    <Drawer anchor="right" open={Boolean(children)} onClose={onClose}>
      <section className="tree-drawer">
        <h2>
          {title}
          <button
            type="button"
            className="button button-quiet button-small button-square"
            aria-label={text('forms.close')}
            onClick={onClose}
          >
            <Icon name="close" size={16} />
          </button>
        </h2>
        {children}
      </section>
    </Drawer>
  )
}
