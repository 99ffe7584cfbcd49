import type { ReactNode } from 'react'
import type { DialogProps, SideSheetProps } from './dialog-props.ts'
import { useLoaded } from './use-loaded.ts'

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
