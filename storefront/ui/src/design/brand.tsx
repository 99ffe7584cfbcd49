import type { ReactNode } from 'react'

/** Four pads before the shop's name: pin 1 is square, the rest are round. */
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
