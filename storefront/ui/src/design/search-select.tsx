import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, Dialog, DialogTrigger, ListBox, ListBoxItem, Popover } from 'react-aria-components'

/** One choice of a {@link SearchSelect}. */
export interface SearchOption {
  readonly id: string
  readonly label: string
  /** Shown at the end of the line in the code font, e.g. a currency code. */
  readonly mark?: string
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
  readonly searchLabel: string
  readonly emptyText: string
  readonly buttonClassName?: string
}

/** A button that opens a searchable list of choices. */
export function SearchSelect(props: SearchSelectProps): ReactNode {
  const [query, setQuery] = useState('')
  const needle = query.trim().toLocaleLowerCase()
  const found = props.options.filter((option) =>
    `${option.label} ${option.mark ?? ''} ${option.id}`.toLocaleLowerCase().includes(needle),
  )
  return (
    <DialogTrigger onOpenChange={() => setQuery('')}>
      <Button aria-label={props.label} className={props.buttonClassName ?? 'button'}>
        {props.children}
        <ChevronDown className="icon" aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Dialog aria-label={props.label}>
          {({ close }) => (
            <>
              <span className="popover-search">
                <input
                  className="input"
                  type="search"
                  aria-label={props.searchLabel}
                  placeholder={props.searchLabel}
                  value={query}
                  onChange={(event) => setQuery(event.target.value)}
                  onKeyDown={(event) => {
                    const only = found[0]
                    if (event.key === 'Enter' && only) {
                      props.onSelect(only.id)
                      close()
                    }
                  }}
                />
              </span>
              <ListBox
                aria-label={props.label}
                className="list-box"
                items={found}
                selectionMode="single"
                selectedKeys={[props.selectedId]}
                renderEmptyState={() => <span className="list-box-empty">{props.emptyText}</span>}
                onAction={(key) => {
                  props.onSelect(String(key))
                  close()
                }}
                onSelectionChange={(keys) => {
                  const key = keys === 'all' ? undefined : [...keys][0]
                  if (key !== undefined) props.onSelect(String(key))
                  close()
                }}
              >
                {(option) => (
                  <ListBoxItem id={option.id} textValue={option.label} className="list-box-item">
                    <span {...(option.lang ? { lang: option.lang } : {})}>{option.label}</span>
                    {option.mark && <span className="figure">{option.mark}</span>}
                  </ListBoxItem>
                )}
              </ListBox>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
