import type { ReactNode, RefObject } from 'react'
import { Dialog, I18nProvider, Popover } from 'react-aria-components'

/** Properties of {@link PopoverPanel}. */
export interface PopoverPanelProps {
  readonly label: string
  readonly trigger: RefObject<HTMLElement | null>
  readonly className?: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The panel of a {@link PopoverButton}. */
export function PopoverPanel({ label, trigger, className, isOpen, onClose, children }: PopoverPanelProps): ReactNode {
  return (
    <I18nProvider locale={document.documentElement.lang}>
      <Popover
        className="popover"
        placement="bottom end"
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Dialog aria-label={label} {...(className ? { className } : {})}>
          {children}
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}
