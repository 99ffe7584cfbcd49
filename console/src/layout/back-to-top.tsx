import { useEffect, useState } from 'react'
import { useText } from '../messages/use-text.ts'
import { Icon } from './icon.tsx'

/** Appears below this many px, and stands as far from the edges. */
const offset = 50

export const BackToTop = () => {
  const text = useText()
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const onScroll = () => setVisible(scrollY > offset)
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  if (!visible) return null
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <button
      type="button"
      className="to-top button square"
      aria-label={text('shell.to_top')}
      onClick={() => scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })}
    >
      <Icon name="up" />
    </button>
  )
}
