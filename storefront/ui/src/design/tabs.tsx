import { type KeyboardEvent, type ReactNode, useId } from 'react'

/** Properties of {@link Tabs}. */
export interface TabsProps<Id extends string> {
  /** Accessible name of the list of tabs. */
  readonly label: string
  readonly selected: Id
  readonly tabs: readonly { readonly id: Id; readonly label: ReactNode }[]
  readonly onSelect: (id: Id) => void
  /** Lays out the list of tabs, with whatever stands beside it. */
  readonly head: (list: ReactNode) => ReactNode
  /** The panel of the selected tab. */
  readonly children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs over one panel. Arrow keys, Home and End select; one tab is in the tab order (WAI-ARIA tabs pattern). */
export function Tabs<Id extends string>({ label, selected, tabs, onSelect, head, children }: TabsProps<Id>): ReactNode {
  const prefix = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const place = tabs.findIndex(({ id }) => id === selected)
    const step = steps[event.key]
    const next =
      event.key === 'Home'
        ? tabs[0]
        : event.key === 'End'
          ? tabs.at(-1)
          : step === undefined
            ? undefined
            : tabs[(place + step + tabs.length) % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${prefix}-${next.id}`)?.focus()
  }
  return (
    <>
      {head(
        <div role="tablist" aria-label={label} className="tabs-list" onKeyDown={onKeyDown}>
          {tabs.map(({ id, label: text }) => (
            <button
              key={id}
              id={`${prefix}-${id}`}
              type="button"
              role="tab"
              className="tabs-tab"
              aria-selected={id === selected}
              aria-controls={`${prefix}-panel`}
              tabIndex={id === selected ? 0 : -1}
              onClick={() => onSelect(id)}
            >
              {text}
            </button>
          ))}
        </div>,
      )}
      <div role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-${selected}`}>
        {children}
      </div>
    </>
  )
}
