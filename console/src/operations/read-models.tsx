import './read-models.css'
import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { rebuildView } from '@pinline/contracts/gateway/operations/rebuild-view'
import { useNotify } from 'react-admin'
import { CommandButton } from '../layout/command-button.tsx'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { paceOf, type Track, trackKey } from './pace.ts'
import { changePermission } from './permissions.ts'
import { StandbyGeneration } from './standby-generation.tsx'
import { useOperation } from './use-operation.ts'
import { type View, viewsOf } from './views.ts'

const ReadModel = ({ view, track }: { view: View; track: Track }) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const rebuild = useOperation(rebuildView)
  const { service, name, live, standby } = view

  const begin = async () => {
    const started = await rebuild.run({ service, view: name })
    if (started !== undefined) notify('operations.views.begun', { messageArgs: { view: name } })
  }

  return (
    <li>
      <div className="view-row">
        <div>
          <b className="part-number">{name}</b> <span className="small">{service}</span>
        </div>
        <div>
          {text('operations.views.live', { generation: live.label })}{' '}
          <span className="small">{text('operations.views.since', { since: format.moment(live.since) })}</span>
        </div>
        <div className="small">
          {live.left === 0
            ? text('operations.views.level')
            : text('operations.views.behind', { smart_count: live.left, count: format.number(live.left) })}
        </div>
        <div className="operation-commands">
          {standby === undefined && (
            <CommandButton permission={changePermission} busy={rebuild.busy} onPress={() => void begin()}>
              {text('operations.views.rebuild')}
            </CommandButton>
          )}
        </div>
      </div>
      {standby !== undefined && (
        <StandbyGeneration
          key={`${live.label} ${standby.label}`}
          view={view}
          standby={standby}
          pace={paceOf(track.get(trackKey(view, standby.label)) ?? [])}
        />
      )}
    </li>
  )
}

/** Each read model with its live generation and its standby. */
export const ReadModels = ({ services, track }: { services: readonly ServiceOperations[]; track: Track }) => {
  const text = useText()
  const views = viewsOf(services)
  const silent = services.filter(({ ready }) => !ready)
  return (
    <section className="sheet" aria-labelledby="read-models">
      <h2 id="read-models">
        {text('operations.views.title')}
        <span className="end">{views.length > 0 && text('operations.views.note')}</span>
      </h2>
      {views.length === 0 && <p className="sheet-note">{text('operations.views.none')}</p>}
      <ul className="view-list">
        {views.map((view) => (
          <ReadModel key={`${view.service} ${view.name}`} view={view} track={track} />
        ))}
      </ul>
      {silent.map(({ name }) => (
        <p key={name} className="sheet-note">
          {text('operations.views.silent', { service: name })}
        </p>
      ))}
    </section>
  )
}
