import './icons.css'
import { useId, useState } from 'react'
import { EmptySheet } from '../../layout/empty-sheet.tsx'
import { Icon } from '../../layout/icon.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useCopy } from '../../layout/use-copy.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { matchingIcons } from './matching-icons.ts'

/** All icons of the console by name, which menus name them by; a press copies the name. */
export const IconsPage = () => {
  const text = useText()
  const format = useFormat()
  const copy = useCopy()
  const fieldId = useId()
  const [sought, setSought] = useState('')
  usePageTitle(text('resources.icons.title'))
  const found = matchingIcons(sought)
  return (
    <article>
      <header className="page-head">
        <h1>{text('resources.icons.title')}</h1>
        <span className="figure" role="status">
          {format.number(found.length)}
        </span>
      </header>
      <search className="filters icon-find">
        <label className="label" htmlFor={fieldId}>
          {text('resources.icons.search')}
        </label>
        <input
          id={fieldId}
          className="input"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </search>
      {found.length === 0 ? (
        <EmptySheet title={text('resources.icons.none')} />
      ) : (
        <ul className="icon-grid">
          {found.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="icon-tile"
                aria-label={text('resources.icons.copy', { name })}
                onClick={() => void copy(name)}
              >
                <Icon name={name} size={28} />
                <code>{name}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
