import { type ReactNode, useEffect, useId, useState } from 'react'
import { FieldError } from './field-error.tsx'
import { usePreHydrationText } from './use-pre-hydration-text.ts'

/** Properties of {@link QuantityField}. */
export interface QuantityFieldProps {
  readonly label: string
  readonly hideLabel?: boolean
  readonly value: number
  /** Called with every whole number typed or stepped to, including invalid ones. */
  readonly onChange: (quantity: number) => void
  readonly minimum?: number
  readonly step?: number
  readonly maximum?: number
  readonly lessLabel: string
  readonly moreLabel: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/**
 * A whole quantity with buttons for less and more, which move to the next quantity that minimum and step allow. Typed
 * text is never corrected while the person types; the caller shows the error.
 */
export function QuantityField(props: QuantityFieldProps): ReactNode {
  const { value, onChange, minimum = 1, step = 1, maximum = 9_999_999 } = props
  const id = useId()
  const [text, setText] = useState(String(value))
  useEffect(() => setText((current) => (Number(current) === value ? current : String(value))), [value])
  const enter = (typed: string): void => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 7)
    setText(digits)
    if (digits !== '') onChange(Number(digits))
  }
  const field = usePreHydrationText<HTMLInputElement>((typed) => {
    if (typed !== text) enter(typed)
  })
  const less = Math.max(minimum, Math.ceil((value - step) / step) * step)
  const more = value < minimum ? minimum : Math.min(maximum, Math.floor((value + step) / step) * step)
  return (
    <div className="field">
      <label htmlFor={id} className={props.hideLabel ? 'visually-hidden' : 'label'}>
        {props.label}
      </label>
      <span className="quantity" {...(props.error ? { 'data-warned': '' } : {})}>
        <button type="button" aria-label={props.lessLabel} disabled={value <= minimum} onClick={() => onChange(less)}>
          −
        </button>
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => enter(event.target.value)}
          onBlur={() => setText(String(value))}
        />
        <button type="button" aria-label={props.moreLabel} disabled={value >= maximum} onClick={() => onChange(more)}>
          +
        </button>
      </span>
      {props.hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {props.hint}
        </span>
      )}
      <FieldError message={props.error} id={`${id}-error`} />
    </div>
  )
}
