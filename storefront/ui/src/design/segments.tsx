import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
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
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      className={classNames('segments', small && 'segments-small')}
      value={value}
      onChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen)
        if (option) onChange(option.value)
      }}
    >
      {options.map((option) => (
        <Radio key={option.value} value={option.value} className="segments-item">
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  )
}
