import { type JobState, jobState } from '@pinline/contracts/api/jobs'
import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import type { JobParams } from './use-job-params.ts'

const QueueState = ({ service: { ready, jobs } }: { service: ServiceOperations }) => {
  const text = useText()
  if (!ready) return <span className="tag late">{text('operations.streams.down')}</span>
  if (jobs === null) return <span className="tag">{text('jobs.not_started')}</span>
  if (!jobs.reachable) return <span className="tag late">{text('jobs.unreachable')}</span>
  return jobs.paused ? <span className="tag late">{text('jobs.paused')}</span> : null
}

interface QueueTableProps {
  readonly services: readonly ServiceOperations[]
  readonly shown: JobParams
  readonly onShow: (service: ServiceOperations['name'], state: JobState) => void
}

/** The queue of each service with the number of its jobs in each state; a number opens its list. */
export const QueueTable = ({ services, shown, onShow }: QueueTableProps) => {
  const text = useText()
  const format = useFormat()
  const countOf = ({ jobs }: ServiceOperations, state: JobState): number | undefined =>
    jobs === null || (state !== 'failed' && !jobs.reachable) ? undefined : jobs[state]
  return (
    <section className="sheet" aria-labelledby="job-queues">
      <h2 id="job-queues">
        {text('jobs.queues')}
        <span className="end">{text('jobs.queues_note')}</span>
      </h2>
      <div className="stream-wrap" ref={keyboardScrollable}>
        <table className="data-table job-queues">
          <thead>
            <tr>
              <th>{text('jobs.service')}</th>
              {jobState.options.map((state) => (
                <th key={state} className="number">
                  {text(`jobs.state.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {services.map((service) => (
              <tr key={service.name}>
                <td>
                  <b className="figure">{service.name}</b> <QueueState service={service} />
                </td>
                {jobState.options.map((state) => {
                  const count = countOf(service, state)
                  return (
                    <td key={state} className="number">
                      {count === undefined ? (
                        '–'
                      ) : (
                        <button
                          type="button"
                          className={state === 'failed' && count > 0 ? 'tag figure late' : 'tag figure'}
                          aria-label={`${service.name}, ${text(`jobs.state.${state}`)}: ${format.number(count)}`}
                          aria-pressed={shown.service === service.name && shown.state === state}
                          onClick={() => onShow(service.name, state)}
                        >
                          {format.number(count)}
                        </button>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
