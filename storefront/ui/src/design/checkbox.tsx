import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

/** Properties of {@link Checkbox}. */
export interface CheckboxProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isIndeterminate?: boolean
  readonly isDisabled?: boolean
  readonly isInvalid?: boolean
  /** Of the field in a form that is posted without script; a browser then asks for it. */
  readonly name?: string
  /** Needed without children. */
  readonly 'aria-label'?: string
  readonly children?: ReactNode
  /** Number of results with this option. */
  readonly count?: ReactNode
}

/** A checkbox with its label and, for filters, a count at the end of the line. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const {
    isSelected,
    onChange,
    isIndeterminate = false,
    isDisabled = false,
    isInvalid = false,
    children,
    count,
  } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return (
    <label className={classNames('check', !children && 'check-bare')}>
      <input
        ref={input}
        type="checkbox"
        {...(props.name === undefined ? {} : { name: props.name, required: true })}
        className="visually-hidden"
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        {...(isInvalid ? { 'aria-invalid': true } : {})}
        {...(props['aria-label'] === undefined ? {} : { 'aria-label': props['aria-label'] })}
      />
      <span className="check-box" aria-hidden="true" />
      {children}
      {count !== undefined && <span className="check-count">{count}</span>}
    </label>
  )
}
