import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { classNames } from './class-names.ts'

/** Gold marks the primary action of a view; a danger button always has a safe one beside it. */
export type ButtonTone = 'gold' | 'outline' | 'quiet' | 'danger'

/** Look shared by {@link Button} and by links styled as buttons. */
export interface ButtonLook {
  readonly tone?: ButtonTone
  readonly small?: boolean
  readonly wide?: boolean
  /** A square button has only an icon and needs an `aria-label`. */
  readonly square?: boolean
}

/** Class names of a button's look, for links: `<Link className={buttonClass({ tone: 'gold' })}>`. */
export function buttonClass({ tone = 'outline', small, wide, square }: ButtonLook = {}): string {
  return classNames(
    'button',
    tone !== 'outline' && `button-${tone}`,
    small && 'button-small',
    wide && 'button-wide',
    square && 'button-square',
  )
}

/** Properties of {@link Button}: those of a react-aria button (`onPress`, `isDisabled`, `isPending`, …) and a look. */
export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style'> & ButtonLook

/** A button. Text wraps, never truncates. */
export function Button({ tone, small, wide, square, ...rest }: ButtonProps): ReactNode {
  const look: ButtonLook = {
    ...(tone ? { tone } : {}),
    ...(small ? { small } : {}),
    ...(wide ? { wide } : {}),
    ...(square ? { square } : {}),
  }
  return <AriaButton {...rest} className={buttonClass(look)} />
}
