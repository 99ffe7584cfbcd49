import { type ReactNode, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import { isComposing } from './is-composing.ts'
import type { SearchSelectProps } from './search-select-props.ts'

/** The search field and the choices of a {@link SearchSelect}. */
export function SearchSelectList(props: SearchSelectProps & { readonly close: () => void }): ReactNode {
  const [query, setQuery] = useState('')
  const needle = query.trim().toLocaleLowerCase()
  const found = props.options.filter((option) =>
    `${option.label} ${option.mark ?? ''} ${option.id}`.toLocaleLowerCase().includes(needle),
  )
  const choose = (id: string | undefined): void => {
    if (id !== undefined) props.onSelect(id)
    props.close()
  }
  return (
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
            if (event.key === 'Enter' && !isComposing(event.nativeEvent) && found[0]) choose(found[0].id)
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
        onAction={(key) => choose(String(key))}
        onSelectionChange={(keys) => choose(keys === 'all' ? undefined : [...keys].map(String)[0])}
      >
        {(option) => (
          <ListBoxItem id={option.id} textValue={option.label} className="list-box-item">
            {option.picture && <img className="list-box-picture" src={option.picture} alt="" width={21} height={14} />}
            <span {...(option.lang ? { lang: option.lang } : {})}>{option.label}</span>
            {option.mark && <span className="figure">{option.mark}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </>
  )
}
