import { type ReactNode, useId } from 'react'
import type { DetailLayout } from './detail-layout.ts'
import { DrawingLabels } from './drawing-labels.tsx'
import { short } from './pad-path.ts'
import { PartShapes } from './part-shapes.tsx'

/** The content of the detail, for its own svg element or a group in another. */
export function DetailShapes({ detail }: { detail: DetailLayout }): ReactNode {
  const clip = useId()
  const { window } = detail
  const frame = `M${short(window.left)} ${short(window.top)}H${short(window.right)}V${short(window.bottom)}H${short(window.left)}z`
  return (
    <>
      <clipPath id={clip}>
        <path d={frame} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <PartShapes body={detail.body} pads={detail.pads} />
        {detail.pinOne && <path d={detail.pinOne} fill="none" stroke="var(--silk)" strokeWidth="2" />}
      </g>
      <path d={frame} fill="none" stroke="var(--dim)" strokeWidth="1.2" strokeDasharray="6 4" />
      <path d={detail.lines} fill="none" stroke="var(--dim)" strokeWidth="1" />
      <path d={detail.arrows} fill="var(--dim)" />
      <DrawingLabels texts={detail.texts} />
    </>
  )
}

/** Detail D of a crowded drawing: the pin-1 corner, larger. `name` is its accessible name. */
export function DetailDrawing({ detail, name }: { detail: DetailLayout; name: string }): ReactNode {
  return (
    <svg
      className="drawing"
      role="img"
      aria-label={name}
      width={detail.width}
      height={detail.height}
      viewBox={`${detail.left} ${detail.top} ${detail.width} ${detail.height}`}
      fontFamily="var(--font-code)"
      fontSize="12"
    >
      <DetailShapes detail={detail} />
    </svg>
  )
}
