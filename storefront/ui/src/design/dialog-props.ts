import type { ReactNode } from 'react'

/** Properties of a dialog. */
export interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons with verbs, the safe choice first. The safe one gets `autoFocus` when the other destroys data. */
  readonly actions: ReactNode
  /** An alert dialog: announced as an alert, not closed by a click outside. */
  readonly isAlert?: boolean
}

/** Properties of a side sheet. */
export interface SideSheetProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly closeButton: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
}
