import type { ReactNode } from 'react'

/** The line of four pads that stands before the shop's name: pin 1 square, the rest round. */
export function BrandMark(): ReactNode {
  return (
    <span className="brand-mark" aria-hidden="true">
      <b />
      <b />
      <b />
      <b />
    </span>
  )
}
