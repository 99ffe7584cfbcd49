import { useEffect, useState } from 'react'
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin'
import { useText } from '../messages/use-text.ts'
import { useThemeState } from './appearance/theme-state.ts'
import { Icon } from './icon.tsx'

const toastMs = 1500
const errorToastMs = 2500

const hasText = (message: unknown): message is string => typeof message === 'string' && message !== ''

/**
 * The only toast, bottom right: a newer one replaces it; errors stay one second longer. It stays under the pointer,
 * with the focus in it, and while the console is out of sight.
 */
export const NotificationToast = () => {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const text = useText()
  const [current, setCurrent] = useState<{ payload: NotificationPayload; number: number }>()
  const [paused, setPaused] = useState(false)
  const { hasLeft } = useThemeState()

  useEffect(() => {
    if (notifications.length === 0) return
    const payload = takeNotification()
    if (payload !== undefined) setCurrent((before) => ({ payload, number: (before?.number ?? 0) + 1 }))
  }, [notifications, takeNotification])

  useEffect(() => {
    if (current === undefined || paused || hasLeft) return
    const requestedMs = current.payload.notificationOptions?.autoHideDuration
    const isError = current.payload.type === 'error' || current.payload.type === 'warning'
    const timer = setTimeout(() => setCurrent(undefined), requestedMs ?? (isError ? errorToastMs : toastMs))
    return () => clearTimeout(timer)
  }, [current, paused, hasLeft])

  const message = current?.payload.message
  const undo: unknown = current?.payload.notificationOptions?.undo
  const held = { onFocus: () => setPaused(true), onBlur: () => setPaused(false) }
  const close = () => {
    setCurrent(undefined)
    setPaused(false)
  }
  return (
    <div className="toast-place" aria-live={current?.payload.type === 'error' ? 'assertive' : 'polite'}>
      {current !== undefined && hasText(message) && (
        <div
          key={current.number}
          className={`toast toast-${current.payload.type}`}
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
        >
          <span>{translate(message, { _: message, ...current.payload.notificationOptions?.messageArgs })}</span>
          {typeof undo === 'function' && (
            <button
              {...held}
              type="button"
              className="button button-small"
              aria-keyshortcuts="z"
              onClick={() => {
                close()
                void undo()
              }}
            >
              {text('shell.undo.command')} <kbd>z</kbd>
            </button>
          )}
          <button
            {...held}
            type="button"
            className="button button-quiet button-small button-square"
            aria-label={text('shell.tabs.close')}
            onClick={close}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      )}
    </div>
  )
}
