import type { ReactNode } from 'react'
import { useLoaded } from './use-loaded.ts'

/** Properties of {@link Dialog}. */
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

/** Properties of {@link SideSheet}. */
export interface SideSheetProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly closeButton: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
}

const loadModal = () => import('./modal-dialog.tsx')

/** The code of dialogs, which loads with the first that opens on this page. */
function useModal({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return useLoaded(isOpen, loadModal, onClose)
}

/** A dialog of 500 px with a title, a body and buttons. */
export function Dialog(props: DialogProps): ReactNode {
  const modal = useModal(props)
  return modal && <modal.ModalDialog {...props} />
}

/** A full-height sheet at the right edge, e.g. for filters below 1200 px. */
export function SideSheet(props: SideSheetProps): ReactNode {
  const modal = useModal(props)
  return modal && <modal.ModalSheet {...props} />
}
