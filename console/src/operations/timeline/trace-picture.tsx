import type { OrderTraceLine } from '@pinline/contracts/gateway/streams/get-order-trace'
import type { ServiceName } from '@pinline/events/event'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { elapsedOf, type Lane, laneOf, lanesOf, relatedTo } from './trace-lanes.ts'
import { TraceName } from './trace-name.tsx'

const rowHeight = 34
const headHeight = 84
const laneWidth = 30

interface Node {
  readonly line: OrderTraceLine
  readonly x: number
  readonly y: number
}

const Mark = ({ line, x, y }: Node) => {
  switch (line.kind) {
    case 'command':
      return <rect x={x - 6} y={y - 6} width={12} height={12} />
    case 'event':
      return <circle cx={x} cy={y} r={5.5} />
    case 'reaction':
      return <path d={`M${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}L${x - 7} ${y}Z`} />
    case 'job':
      return <path d={`M${x - 7} ${y + 6}L${x} ${y - 7}L${x + 7} ${y + 6}Z`} />
    case 'mail':
      return <path d={`M${x - 7} ${y - 5}h14v10h-14zl7 5l7-5`} />
    case 'webhook':
      return <path d={`M${x - 7} ${y - 5}h8v-3l7 8l-7 8v-3h-8z`} />
    case 'wallet':
      return <circle cx={x} cy={y} r={5} />
    case 'refused':
      return <path d={`M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}`} />
    default:
      return line.kind satisfies never
  }
}

/** A line from a cause to what it caused: down its own lane, and over to the other one. */
const edgePath = (from: Node, to: Node): string =>
  from.x === to.x
    ? `M${from.x} ${from.y}V${to.y}`
    : `M${from.x} ${from.y}V${to.y - rowHeight / 2}Q${from.x} ${to.y} ${(from.x + to.x) / 2} ${to.y}H${to.x}`

const Lanes = ({
  shown,
  missing,
  height,
}: {
  shown: readonly Lane[]
  missing: ReadonlySet<string>
  height: number
}) => (
  <>
    {shown.map((lane, place) => {
      const x = laneWidth * (place + 0.5)
      return (
        <g key={lane} className={missing.has(lane) ? 'lane-missing' : 'lane-present'}>
          <path d={`M${x} ${headHeight - 6}V${height}`} />
          <text transform={`translate(${x + 2} ${headHeight - 14}) rotate(-52)`}>{lane}</text>
        </g>
      )
    })}
  </>
)

interface TracePictureProps {
  readonly lines: readonly OrderTraceLine[]
  readonly missing: readonly ServiceName[]
}

const focusNext = (event: KeyboardEvent<HTMLOListElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const links: (Element | null)[] = [...event.currentTarget.querySelectorAll('a')]
  const place = links.indexOf(document.activeElement)
  const next = links[place + step]
  if (next instanceof HTMLElement) next.focus()
  event.preventDefault()
}

/**
 * A lane for each service, time downwards: marks are drawn, and each has its row of text beside it, so that the picture is
 * read and walked through as a list.
 */
export const TracePicture = ({ lines, missing }: TracePictureProps) => {
  const text = useText()
  const format = useFormat()
  const [active, setActive] = useState<string>()
  const shown = lanesOf(lines, missing)
  const related = useMemo(() => relatedTo(lines, active), [lines, active])
  const nodes = lines.map((line, row) => ({
    ...{ line, x: laneWidth * (shown.indexOf(laneOf(line)) + 0.5), y: headHeight + rowHeight * (row + 0.5) },
  }))
  const byId = new Map(nodes.map((node) => [node.line.id, node]))
  const height = headHeight + rowHeight * lines.length
  const width = laneWidth * shown.length + 30
  const isDim = (id: string) => active !== undefined && !related.has(id)
  const started = lines.length === 0 ? 0 : Math.min(...lines.map(({ at }) => Date.parse(at)))
  return (
    <div className="trace-picture">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Lanes shown={shown} missing={new Set(missing)} height={height} />
        {nodes.map((node) => {
          const cause = node.line.causeId === null ? undefined : byId.get(node.line.causeId)
          return (
            cause !== undefined && (
              <path
                key={node.line.id}
                className={isDim(node.line.id) ? 'trace-edge dim' : 'trace-edge'}
                d={edgePath(cause, node)}
              />
            )
          )
        })}
        {nodes.map((node) => (
          <g
            key={node.line.id}
            className={
              isDim(node.line.id) ? `trace-mark mark-${node.line.kind} dim` : `trace-mark mark-${node.line.kind}`
            }
          >
            <Mark {...node} />
          </g>
        ))}
      </svg>
      <ol aria-label={text('operations.trace.lines')} style={{ paddingTop: headHeight }} onKeyDown={focusNext}>
        {lines.map((line) => {
          const { value, unit } = elapsedOf(Date.parse(line.at) - started)
          return (
            <li
              key={line.id}
              className={isDim(line.id) ? 'dim' : undefined}
              style={{ height: rowHeight }}
              onMouseEnter={() => setActive(line.id)}
              onMouseLeave={() => setActive(undefined)}
              onFocus={() => setActive(line.id)}
              onBlur={() => setActive(undefined)}
            >
              <time className="figure" dateTime={line.at} title={format.timestamp(line.at)}>
                +{format.number(value)} {text(`operations.trace.unit.${unit}`)}
              </time>
              <TraceName line={line} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
