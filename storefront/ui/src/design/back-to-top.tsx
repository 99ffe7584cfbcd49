import { ArrowUp } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'

/** Appears once the page has been scrolled by more than this, px. */
const OFFSET_PX = 50

/** A button that brings the top of the page back. */
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
    <div className="to-top">
      <Button square aria-label={label} onPress={() => window.scrollTo({ top: 0 })}>
        <ArrowUp className="icon" aria-hidden="true" />
      </Button>
    </div>
  )
}
