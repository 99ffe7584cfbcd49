import { useEffect, useState } from 'react'
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin'
import { useText } from '../messages/use-text.ts'
import { Icon } from './icon.tsx'

const noticeMs = 1500
const errorMs = 2500

const isShown = (message: unknown): message is string => typeof message === 'string' && message !== ''

/** The one notice, bottom right: a newer one takes its place, errors stay a second longer. */
export const Notice = () => {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const text = useText()
  const [shown, setShown] = useState<{ payload: NotificationPayload; number: number }>()
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (notifications.length === 0) return
    const payload = takeNotification()
    if (payload !== undefined) setShown((before) => ({ payload, number: (before?.number ?? 0) + 1 }))
  }, [notifications, takeNotification])

  useEffect(() => {
    if (shown === undefined || held) return
    const asked = shown.payload.notificationOptions?.autoHideDuration
    const isError = shown.payload.type === 'error' || shown.payload.type === 'warning'
    const timer = setTimeout(() => setShown(undefined), asked ?? (isError ? errorMs : noticeMs))
    return () => clearTimeout(timer)
  }, [shown, held])

  const message = shown?.payload.message
  return (
    <div className="notice-place" aria-live={shown?.payload.type === 'error' ? 'assertive' : 'polite'}>
      {shown !== undefined && isShown(message) && (
        <div
          key={shown.number}
          className={`notice notice-${shown.payload.type}`}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          <span>{translate(message, { _: message, ...shown.payload.notificationOptions?.messageArgs })}</span>
          <button
            type="button"
            className="button quiet square"
            aria-label={text('shell.tabs.close')}
            onClick={() => {
              setShown(undefined)
              setHeld(false)
            }}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      )}
    </div>
  )
}
