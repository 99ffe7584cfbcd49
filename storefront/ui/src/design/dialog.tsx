import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

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

/** A dialog of 500 px with a title, a body and buttons. */
export function Dialog({ title, isOpen, onClose, children, actions, isAlert = false }: DialogProps): ReactNode {
  return (
    <ModalOverlay
      className="overlay"
      isOpen={isOpen}
      isDismissable={!isAlert}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className="dialog">
        <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'}>
          <div className="dialog-body">
            <Heading slot="title" className="dialog-title">
              {title}
            </Heading>
            {children}
          </div>
          <div className="dialog-actions">{actions}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
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

/** A full-height sheet at the right edge, e.g. for filters below 1200 px. */
export function SideSheet(props: SideSheetProps): ReactNode {
  return (
    <ModalOverlay
      className="overlay"
      isOpen={props.isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
    >
      <Modal className="side-sheet">
        <AriaDialog>
          <div className="side-sheet-head">
            <Heading slot="title" className="dialog-title">
              {props.title}
            </Heading>
            {props.closeButton}
          </div>
          <div className="side-sheet-body">{props.children}</div>
          {props.footer && <div className="side-sheet-foot">{props.footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
