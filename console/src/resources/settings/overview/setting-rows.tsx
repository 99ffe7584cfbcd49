import { Link } from 'react-router-dom'
import { useFormat } from '../../../messages/use-format.ts'
import { useText } from '../../../messages/use-text.ts'
import { HistoryActor } from '../../stock/history-actor.tsx'
import type { SettingEntry } from './setting-entry.ts'

const Changed = ({ changed }: { readonly changed: SettingEntry['changed'] }) => {
  const text = useText()
  const format = useFormat()
  if (changed === undefined) return null
  if (changed === null) return <span className="small">{text('settings.overview.unchanged')}</span>
  return (
    <>
      <time className="figure" dateTime={changed.at}>
        {format.moment(changed.at)}
      </time>
      <span className="small">
        <HistoryActor actor={changed.actor} />
      </span>
    </>
  )
}

const Value = ({ entry: { value, variable, name, group } }: { readonly entry: SettingEntry }) => {
  const text = useText()
  if (value === null) return null
  return (
    <>
      {group === 'environment' ? (
        <code className="setting-present">{value}</code>
      ) : (
        <span className="setting-present">{value}</span>
      )}
      {variable !== null && (
        <span className="setting-fixed">
          <span className="tag">{text('settings.environment.tag')}</span>
          {group !== 'environment' && name !== variable && <code className="small">{variable}</code>}
        </span>
      )}
    </>
  )
}

interface SettingRowsProps {
  readonly id: string
  readonly title: string
  readonly note: string | undefined
  readonly entries: readonly SettingEntry[]
  readonly onHistory: (entry: SettingEntry) => void
}

/** The settings of one group: name and effect, value, last change, and how to change them. */
export const SettingRows = ({ id, title, note, entries, onHistory }: SettingRowsProps) => {
  const text = useText()
  return (
    <section className="sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className="sheet-note small">{note}</p>}
      <ul className="setting-rows">
        {entries.map((entry) => (
          <li key={entry.key}>
            <div className="setting-words">
              <strong>{entry.name}</strong>
              <span className="small">{entry.effect}</span>
            </div>
            <div className="setting-value">
              <Value entry={entry} />
            </div>
            <div className="setting-changed">
              <Changed changed={entry.changed} />
            </div>
            <div className="row-buttons">
              {entry.history !== null && entry.changed !== null && (
                <button type="button" className="button button-small" onClick={() => onHistory(entry)}>
                  {text('settings.overview.history.command')}
                  <span className="visually-hidden">{entry.name}</span>
                </button>
              )}
              {entry.change !== null && (
                <Link className="button button-small" to={entry.change.path}>
                  {text(entry.change.isPage ? 'settings.overview.open' : 'settings.overview.edit')}
                  <span className="visually-hidden">{entry.name}</span>
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
