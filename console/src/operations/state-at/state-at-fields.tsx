import './state-at.css'
import { maxFields, type StateAt } from '@pinline/contracts/api/state-at'
import { Fragment } from 'react'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

/** A path that breaks after its dots. */
const PathText = ({ path }: { path: string }) =>
  [...path.split(/(?<=\.)/).entries()].map(([at, part]) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))

/** What it was beside what it is, by the names of the code. */
export const StateAtFields = ({ state, isAll }: { state: StateAt; isAll: boolean }) => {
  const text = useText()
  const format = useFormat()
  const fields = state.fields.filter(({ past, now }) => isAll || past !== now)
  return (
    <>
      <div role="status">
        <p className="sheet-note">
          {text('operations.state_at.version', {
            version: format.number(state.version),
            present: format.number(state.present),
          })}
        </p>
        {fields.length === 0 && <p className="sheet-note">{text('operations.state_at.same')}</p>}
        {state.hasMoreFields && (
          <p className="sheet-note">{text('operations.state_at.more_fields', { count: format.number(maxFields) })}</p>
        )}
      </div>
      {fields.length > 0 && (
        <section ref={keyboardScrollable} className="event-scroll" aria-label={text('operations.state_at.at')}>
          <table className="data-table state-at">
            <thead>
              <tr>
                <th>{text('operations.state_at.field')}</th>
                <th>{text('operations.state_at.past')}</th>
                <th>{text('operations.state_at.now')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ path, past, now }) => (
                <tr key={path} className={past === now ? undefined : 'is-different'}>
                  <th scope="row" className="part-number" lang="en">
                    <PathText path={path} />
                  </th>
                  <td className="figure">{past ?? '–'}</td>
                  <td className="figure">{now ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}
