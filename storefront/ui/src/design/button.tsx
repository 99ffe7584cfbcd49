import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Gold marks the primary action of a view; a danger button always has a safe one beside it. */
export type ButtonTone = 'gold' | 'outline' | 'quiet' | 'danger'

/** Look shared by {@link Button} and by links styled as buttons. */
export interface ButtonLook {
  readonly tone?: ButtonTone | undefined
  readonly small?: boolean | undefined
  readonly wide?: boolean | undefined
  /** A square button has only an icon and needs an `aria-label`. */
  readonly square?: boolean | undefined
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

/** Properties of {@link Button}: those of an HTML button, a look, and its states. */
export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'onClick'> &
  ButtonLook & {
    readonly onPress?: (() => void) | undefined
    readonly isDisabled?: boolean | undefined
    /**
     * What was pressed is under way: the button keeps the focus and takes no further press. A button that has this
     * state takes a double click as one press, however fast the response comes.
     */
    readonly isPending?: boolean | undefined
  }

/** A button. Text wraps, never truncates. */
export function Button(props: ButtonProps): ReactNode {
  const { tone, small, wide, square, onPress, isDisabled = false, isPending, type = 'button', ...rest } = props
  const isRepeated = (event: MouseEvent): boolean => isPending !== undefined && event.detail > 1
  return (
    <button
      {...rest}
      // A pending button would submit its form again.
      type={isPending ? 'button' : type}
      className={buttonClass({ tone, small, wide, square })}
      disabled={isDisabled}
      {...(isPending ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={(event) => {
        if (isRepeated(event)) event.preventDefault()
        else if (isPending !== true) onPress?.()
      }}
    />
  )
}
