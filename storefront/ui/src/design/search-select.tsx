import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { PopoverButton } from './popover-button.tsx'
import { useLoaded } from './use-loaded.ts'

/** One choice of a {@link SearchSelect}. */
export interface SearchOption {
  readonly id: string
  readonly label: string
  /** Shown at the end of the line in the code font, e.g. a currency code. */
  readonly mark?: string
  /** Path of a small picture before the label. */
  readonly picture?: string
  /** BCP 47 tag of the label when it differs from the page's language. */
  readonly lang?: string
}

/** Properties of {@link SearchSelect}. */
export interface SearchSelectProps {
  /** Accessible name of the button, e.g. "Currency: US dollar". */
  readonly label: string
  /** What the button shows. */
  readonly children: ReactNode
  readonly options: readonly SearchOption[]
  readonly selectedId: string
  readonly onSelect: (id: string) => void
  /** The list is about to be opened: options that are not known yet can be queried. */
  readonly onWanted?: () => void
  readonly searchLabel: string
  readonly emptyText: string
  readonly buttonClassName?: string
}

const loadList = () => import('./search-select-list.tsx')

function LoadedList(props: SearchSelectProps & { readonly close: () => void }): ReactNode {
  const loaded = useLoaded(true, loadList, props.close)
  return loaded && <loaded.SearchSelectList {...props} />
}

/** A button that opens a searchable list of choices. */
export function SearchSelect(props: SearchSelectProps): ReactNode {
  return (
    <PopoverButton
      label={props.label}
      className={props.buttonClassName ?? 'button'}
      {...(props.onWanted ? { onWanted: props.onWanted } : {})}
      panel={(close) => <LoadedList {...props} close={close} />}
    >
      {props.children}
      <ChevronDown className="icon" aria-hidden="true" />
    </PopoverButton>
  )
}
