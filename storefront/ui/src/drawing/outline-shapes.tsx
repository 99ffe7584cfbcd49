import type { ReactNode } from 'react'
import type { Box } from './drawable-part.ts'
import type { OutlineMarks } from './drawing-layout.ts'
import type { EntrySign } from './outline-marks.ts'
import { short } from './pad-path.ts'

function rectangle({ left, top, right, bottom }: Box): string {
  return `M${short(left)} ${short(top)}H${short(right)}V${short(bottom)}H${short(left)}z`
}

function Sign({ sign }: { sign: EntrySign }): ReactNode {
  const { x, y, fromX, fromY } = sign
  if (sign.kind === 'above') {
    return (
      <>
        <circle cx={x} cy={y} r={7} fill="var(--housing)" stroke="var(--silk)" strokeWidth="1.25" />
        <circle cx={x} cy={y} r={2.2} fill="var(--silk)" />
      </>
    )
  }
  const alongX = Math.sign(x - fromX)
  const alongY = Math.sign(y - fromY)
  const base = { x: x - alongX * 7, y: y - alongY * 7 }
  const corners = [
    [x, y],
    [base.x + alongY * 5, base.y + alongX * 5],
    [base.x - alongY * 5, base.y - alongX * 5],
  ]
  return (
    <>
      <path
        d={`M${short(fromX)} ${short(fromY)}L${short(base.x)} ${short(base.y)}`}
        stroke="var(--silk)"
        strokeWidth="2.5"
      />
      <path d={`M${corners.map(([a = 0, b = 0]) => `${short(a)} ${short(b)}`).join('L')}z`} fill="var(--silk)" />
    </>
  )
}

/** The part from above: its body, the contacts under it (dashed), pin 1, and the mating direction. */
export function OutlineShapes({ body, marks }: { body: Box; marks: OutlineMarks }): ReactNode {
  const { rows, pinOne, sign } = marks
  return (
    <>
      <path d={rectangle(body)} fill="var(--housing)" stroke="var(--silk)" strokeWidth="1.75" />
      {rows.length > 0 && (
        <path
          d={rows.map(rectangle).join('')}
          fill="none"
          stroke="var(--silk)"
          strokeWidth="0.9"
          strokeDasharray="5 3"
        />
      )}
      {pinOne && <path d={rectangle(pinOne)} fill="var(--gold)" stroke="var(--gold-edge)" strokeWidth="0.75" />}
      {sign && <Sign sign={sign} />}
    </>
  )
}
