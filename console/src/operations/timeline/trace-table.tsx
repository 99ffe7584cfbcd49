import type { OrderTraceLine } from '@pinline/contracts/gateway/streams/get-order-trace'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { TraceName } from './trace-name.tsx'

const milliseconds = (instant: string): string => `.${String(new Date(instant).getUTCMilliseconds()).padStart(3, '0')}`

/** All lines in causal order, indented below their causes. */
export const TraceTable = ({ lines }: { lines: readonly OrderTraceLine[] }) => {
  const text = useText()
  const format = useFormat()
  return (
    <section ref={keyboardScrollable} className="event-scroll" aria-label={text('operations.trace.lines')}>
      <table className="data-table events trace-table">
        <thead>
          <tr>
            <th>{text('operations.browser.columns.at')}</th>
            <th>{text('operations.trace.what')}</th>
            <th>{text('operations.trace.type')}</th>
            <th>{text('operations.browser.service')}</th>
            <th>{text('operations.browser.columns.stream')}</th>
            <th>{text('operations.trace.by')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className="figure nowrap">
                <time dateTime={line.at}>
                  {format.timestamp(line.at)}
                  <span className="small">{milliseconds(line.at)}</span>
                </time>
              </td>
              <td>
                <span className="trace-indent" style={{ '--level': Math.min(line.level, 10) }}>
                  <TraceName line={line} />
                </span>
              </td>
              <td>{text(`operations.trace.kind.${line.kind}`)}</td>
              <td>{line.service}</td>
              <td className="part-number">
                {line.streamId}
                {line.sequence !== null && <span className="small">@{line.sequence}</span>}
              </td>
              <td>{text(`operations.browser.actor.${line.actor}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
