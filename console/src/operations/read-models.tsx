import './read-models.css'
import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { Fold } from './fold.tsx'
import { paceOf, type Track, trackKey } from './pace.ts'
import { RebuildViewButton } from './rebuild-view-button.tsx'
import { StandbyGeneration } from './standby-generation.tsx'
import { type View, viewsOf } from './views.ts'

const ReadModel = ({ view, track }: { view: View; track: Track }) => {
  const text = useText()
  const format = useFormat()
  const { service, name, live, standby } = view

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
        <div className="operation-commands">{standby === undefined && <RebuildViewButton view={view} />}</div>
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

interface ReadModelsProps {
  readonly services: readonly ServiceOperations[]
  readonly track: Track
}

const ReadModelList = ({ views, track }: { views: readonly View[]; track: Track }) => (
  <ul className="view-list">
    {views.map((view) => (
      <ReadModel key={`${view.service} ${view.name}`} view={view} track={track} />
    ))}
  </ul>
)

/** The read models with a standby, if there are any: each waits for a comparison, a switch or a discard. */
export const Rebuilds = ({ services, track }: ReadModelsProps) => {
  const text = useText()
  const views = viewsOf(services).filter(({ standby }) => standby !== undefined)
  if (views.length === 0) return null
  return (
    <section className="sheet" aria-labelledby="rebuilds">
      <h2 id="rebuilds">{text('operations.views.rebuilds')}</h2>
      <ReadModelList views={views} track={track} />
    </section>
  )
}

/** The other read models with their live generations. */
export const ReadModels = ({ services, track }: ReadModelsProps) => {
  const text = useText()
  const views = viewsOf(services).filter(({ standby }) => standby === undefined)
  const silent = services.filter(({ ready }) => !ready)
  return (
    <Fold title={text('operations.views.title')} note={text('operations.views.note')}>
      {views.length === 0 && <p className="sheet-note">{text('operations.views.none')}</p>}
      <ReadModelList views={views} track={track} />
      {silent.map(({ name }) => (
        <p key={name} className="sheet-note">
          {text('operations.views.silent', { service: name })}
        </p>
      ))}
    </Fold>
  )
}
