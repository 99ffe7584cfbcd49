import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'

const TOAST_MS = 1500
const ERROR_MS = 2500

interface Toast {
  readonly number: number
  readonly kind: 'ok' | 'error'
  readonly text: string
}

let current: Toast | undefined
const listeners = new Set<() => void>()

const show = (next: Toast | undefined): void => {
  current = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const onServer = (): undefined => undefined

/** The only outlet for toasts: bottom right, one at a time; a newer one replaces it. The app's shell mounts it. */
export function ToastRegion({ label }: { label: string }): ReactNode {
  const toast = useSyncExternalStore(subscribe, () => current, onServer)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (toast === undefined || isHeld) return
    const timer = setTimeout(() => show(undefined), toast.kind === 'error' ? ERROR_MS : TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  return (
    <section className="toast-place" aria-label={label} aria-live={toast?.kind === 'error' ? 'assertive' : 'polite'}>
      {toast && (
        <div
          key={toast.number}
          className={classNames('toast', toast.kind === 'error' && 'toast-error')}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          {toast.text}
        </div>
      )}
    </section>
  )
}

const add = (kind: Toast['kind'], text: string): void => show({ number: (current?.number ?? 0) + 1, kind, text })

/** Shows for 1500 ms that something was done. Use a notice on the page for what can be undone: it stays. */
export function showToast(text: string): void {
  add('ok', text)
}

/** Shows for 2500 ms that something failed. */
export function showErrorToast(text: string): void {
  add('error', text)
}
