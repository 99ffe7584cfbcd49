import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * The validation error of a field with an icon, so that colour is not the only sign. Renders nothing without a message.
 */
export function FieldError({ message, id }: { message: string | undefined; id?: string }): ReactNode {
  if (!message) return null
  return (
    <span className="field-error" {...(id ? { id } : {})} role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      {message}
    </span>
  )
}
