import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'

interface FieldFrame {
  readonly label: string
  /** Visible to screen readers only. */
  readonly hideLabel?: boolean
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Sets codes, part numbers and amounts in the code font. */
  readonly numeric?: boolean
}

/** Properties of {@link TextField}: those of an `<input>` and a label, a hint, an error. */
export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'className' | 'style'>

function describedBy(id: string, hint: ReactNode, error: string | undefined): { 'aria-describedby'?: string } {
  const ids = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return ids ? { 'aria-describedby': ids } : {}
}

function Frame({ id, frame, children }: { id: string; frame: FieldFrame; children: ReactNode }): ReactNode {
  return (
    <div className="field">
      <label htmlFor={id} className={frame.hideLabel ? 'visually-hidden' : 'label'}>
        {frame.label}
      </label>
      {children}
      {frame.hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {frame.hint}
        </span>
      )}
      <FieldError message={frame.error} id={`${id}-error`} />
    </div>
  )
}

/**
 * A one-line field: label above, hint and error below. Spreads `register(...)` of react-hook-form:
 * `<TextField label={t('email')} error={errors.email?.message} {...register('email')} />`.
 */
export function TextField({ label, hideLabel, hint, error, numeric, id, ...input }: TextFieldProps): ReactNode {
  const ownId = useId()
  const fieldId = id ?? ownId
  const frame: FieldFrame = { label, hideLabel: hideLabel ?? false, hint, error }
  return (
    <Frame id={fieldId} frame={frame}>
      <input
        {...input}
        id={fieldId}
        className={classNames('input', numeric && 'input-figure')}
        aria-invalid={error ? true : undefined}
        {...describedBy(fieldId, hint, error)}
      />
    </Frame>
  )
}

/** Properties of {@link TextAreaField}: those of a `<textarea>` and a label, a hint, an error. */
export type TextAreaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'className' | 'style'>

/** A multi-line field; otherwise like {@link TextField}. */
export function TextAreaField({ label, hideLabel, hint, error, numeric, id, ...area }: TextAreaFieldProps): ReactNode {
  const ownId = useId()
  const fieldId = id ?? ownId
  const frame: FieldFrame = { label, hideLabel: hideLabel ?? false, hint, error }
  return (
    <Frame id={fieldId} frame={frame}>
      <textarea
        {...area}
        id={fieldId}
        className={classNames('input', numeric && 'input-figure')}
        aria-invalid={error ? true : undefined}
        {...describedBy(fieldId, hint, error)}
      />
    </Frame>
  )
}

/** Properties of {@link SelectField}: those of a `<select>`, its options, and a label, a hint, an error. */
export type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'> & {
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }

/** A native select for short lists; long lists use {@link SearchSelect}. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  numeric,
  id,
  options,
  ...select
}: SelectFieldProps): ReactNode {
  const ownId = useId()
  const fieldId = id ?? ownId
  const frame: FieldFrame = { label, hideLabel: hideLabel ?? false, hint, error }
  return (
    <Frame id={fieldId} frame={frame}>
      <select
        {...select}
        id={fieldId}
        className={classNames('input', numeric && 'input-figure')}
        aria-invalid={error ? true : undefined}
        {...describedBy(fieldId, hint, error)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  )
}
