import { ArrowUp } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'

/** Appears after this scroll distance, px. */
const OFFSET_PX = 50

const scrollToTop = (): void => {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}

/** A button that scrolls back to the top of the page. */
export function BackToTop({ label }: { label: string }): ReactNode {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const look = (): void => setVisible(window.scrollY > OFFSET_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!visible) return null
  return (
    <button
      type="button"
      className={classNames('to-top', buttonClass({ square: true }))}
      aria-label={label}
      onClick={scrollToTop}
    >
      <ArrowUp className="icon" aria-hidden="true" />
    </button>
  )
}
