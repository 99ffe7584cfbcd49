import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components'
import { classNames } from './class-names.ts'

/** Properties of {@link Checkbox}: `isSelected`, `onChange(selected)`, `isDisabled`, `isIndeterminate`, `name`, … */
export type CheckboxProps = Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> & {
  /** Without children the box needs an `aria-label`. */
  readonly children?: ReactNode
  /** Number of results with this option. */
  readonly count?: ReactNode
}

/** A checkbox with its label and, for filters, a count at the end of the line. */
export function Checkbox({ children, count, ...rest }: CheckboxProps): ReactNode {
  return (
    <AriaCheckbox {...rest} className={classNames('check', !children && 'check-bare')}>
      <span className="check-box" aria-hidden="true" />
      {children}
      {count !== undefined && <span className="check-count">{count}</span>}
    </AriaCheckbox>
  )
}
