import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** Properties of {@link Segments}. */
export interface SegmentsProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly onChange: (value: Value) => void
  readonly small?: boolean
}

/** A choice among a few options, all visible. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
  small,
}: SegmentsProps<Value>): ReactNode {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classNames('segments', small && 'segments-small')}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
