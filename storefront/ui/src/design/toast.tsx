import type { ReactNode } from 'react'
import { Toaster, toast } from 'sonner'

const TOAST_MS = 1500
const ERROR_MS = 2500

/** On a phone a toast appears above the bar with the page's action. */
const aboveActions = { bottom: 'calc(16px + var(--action-bar, 0px))' }

/** The only outlet for toasts: bottom right, one at a time. The app's shell mounts it. */
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

/** Shows for 1500 ms that something was done. Use a notice on the page for what can be undone: it stays. */
export function showToast(message: string): void {
  toast.success(message, { duration: TOAST_MS })
}

/** Shows for 2500 ms that something failed. The same text never appears twice at once. */
export function showErrorToast(message: string): void {
  toast.error(message, { id: 'error', duration: ERROR_MS })
}
