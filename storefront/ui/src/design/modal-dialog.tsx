import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components'
import type { DialogProps, SideSheetProps } from './dialog-props.ts'

/** A dialog of 500 px with a title, a body and buttons. */
export function ModalDialog({ title, isOpen, onClose, children, actions, isAlert = false }: DialogProps): ReactNode {
  return (
    <I18nProvider locale={document.documentElement.lang}>
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
    </I18nProvider>
  )
}

/** A full-height sheet at the right edge, e.g. for filters below 1200 px. */
export function ModalSheet(props: SideSheetProps): ReactNode {
  return (
    <I18nProvider locale={document.documentElement.lang}>
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
    </I18nProvider>
  )
}
