import { type ReactNode, useRef, useState } from 'react'
import { useLoaded } from './use-loaded.ts'

/** Properties of {@link PopoverButton}. */
export interface PopoverButtonProps {
  /** Accessible name of button and panel. */
  readonly label: string
  readonly className: string
  readonly panelClassName?: string
  /** What the button shows. */
  readonly children: ReactNode
  /** The panel is about to be opened. */
  readonly onWanted?: () => void
  /** The content of the panel; `close` closes it. */
  readonly panel: (close: () => void) => ReactNode
}

const loadPanel = () => import('./popover-panel.tsx')

/** A button that opens a panel below it. The panel's code loads when the button is pointed at, focused or pressed. */
export function PopoverButton(props: PopoverButtonProps): ReactNode {
  const { label, className, panelClassName, children, panel, onWanted } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const close = (): void => setOpen(false)
  const loaded = useLoaded(isOpen || isWanted, loadPanel, forget)
  function forget(): void {
    setOpen(false)
    setWanted(false)
  }
  const want = (): void => {
    setWanted(true)
    onWanted?.()
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          onWanted?.()
          setOpen(!isOpen)
        }}
      >
        {children}
      </button>
      {loaded && (
        <loaded.PopoverPanel label={label} trigger={trigger} className={panelClassName} isOpen={isOpen} onClose={close}>
          {panel(close)}
        </loaded.PopoverPanel>
      )}
    </>
  )
}
