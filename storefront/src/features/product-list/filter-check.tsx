import type { ReactNode } from 'react'

/** Properties of {@link FilterCheck}. */
export interface FilterCheckProps {
  readonly name: string
  readonly value: string
  readonly isSelected: boolean
  readonly isDisabled: boolean
  readonly count: ReactNode
  readonly onChange: (isSelected: boolean) => void
  readonly children: ReactNode
}

/**
 * One value of a filter: a native checkbox, so that a panel of hundreds renders fast and is submitted as a form without
 * script.
 */
export function FilterCheck(props: FilterCheckProps): ReactNode {
  const { name, value, isSelected, isDisabled } = props
  return (
    <label className="check" {...(isDisabled ? { 'data-disabled': '' } : {})}>
      <input
        type="checkbox"
        className="visually-hidden"
        name={name}
        value={value}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span className="check-box" aria-hidden="true" />
      {props.children}
      <span className="check-count">{props.count}</span>
    </label>
  )
}
