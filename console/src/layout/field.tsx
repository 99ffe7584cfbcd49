import { type ReactNode, useId } from 'react'
import { useText } from '../messages/use-text.ts'

/** Attributes for the control of a field. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

export interface FieldProps {
  readonly label: ReactNode
  readonly optional?: boolean
  /** The validation error in the person's language. */
  readonly fieldError?: string | undefined
  readonly hint?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/** A label above its control; below it the error or else a hint. */
export const Field = ({ label, optional = false, fieldError, hint, children }: FieldProps) => {
  const id = useId()
  const text = useText()
  const noteId = fieldError !== undefined || hint !== undefined ? `${id}-note` : undefined
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="label-optional"> {text('forms.optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': fieldError !== undefined, 'aria-describedby': noteId })}
      {fieldError !== undefined && (
        <p className="field-error" id={noteId}>
          {fieldError}
        </p>
      )}
      {fieldError === undefined && hint !== undefined && (
        <p className="field-hint" id={noteId}>
          {hint}
        </p>
      )}
    </div>
  )
}
