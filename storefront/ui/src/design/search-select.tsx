import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { PopoverButton } from './popover-button.tsx'
import type { SearchSelectProps } from './search-select-props.ts'
import { useLoaded } from './use-loaded.ts'

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
