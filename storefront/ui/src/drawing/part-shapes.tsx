import type { ReactNode } from 'react'
import type { Box } from './drawable-part.ts'
import type { PadPaths } from './pad-path.ts'

/** Body and pads in px, one path per kind of pad. `fine` thins the lines for small drawings. */
export function PartShapes({ body, pads, fine = false }: { body: Box; pads: PadPaths; fine?: boolean }): ReactNode {
  return (
    <>
      <rect
        x={body.left}
        y={body.top}
        width={Math.max(0, body.right - body.left)}
        height={Math.max(0, body.bottom - body.top)}
        fill="var(--housing)"
        stroke="var(--silk)"
        strokeWidth={fine ? 1 : 1.25}
      />
      {pads.surface && <path d={pads.surface} fill="var(--copper)" />}
      {pads.plated && (
        <path d={pads.plated} fill="var(--gold)" stroke="var(--gold-edge)" strokeWidth={fine ? 0.5 : 0.75} />
      )}
      {pads.drilled && (
        <path d={pads.drilled} fill="var(--hole)" stroke="var(--silk)" strokeWidth={fine ? 0.5 : 0.75} />
      )}
      {pads.unplated && (
        <path
          d={pads.unplated}
          fill="var(--hole)"
          stroke="var(--silk)"
          strokeWidth={fine ? 0.7 : 0.9}
          strokeDasharray="2.5 2"
        />
      )}
    </>
  )
}
