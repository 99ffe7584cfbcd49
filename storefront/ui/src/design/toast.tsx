import type { ReactNode } from 'react'
import { Toaster, toast } from 'sonner'

const TOAST_MS = 1500
const ERROR_MS = 2500

/** On a phone a toast stands above the bar with the page's action, where there is one. */
const aboveActions = { bottom: 'calc(16px + var(--action-bar, 0px))' }

/** The one place where toasts appear: bottom right, one at a time. Mounted by the app's shell. */
export function ToastRegion({ label }: { label: string }): ReactNode {
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={1}
      duration={TOAST_MS}
      mobileOffset={aboveActions}
      containerAriaLabel={label}
    />
  )
}

/** Says that something was done, for 1500 ms. What can be undone is told by a notice on the page, which stays. */
export function showToast(message: string): void {
  toast.success(message, { duration: TOAST_MS })
}

/** Says that something failed, for 2500 ms. The same text never stands twice. */
export function showErrorToast(message: string): void {
  toast.error(message, { id: 'error', duration: ERROR_MS })
}
