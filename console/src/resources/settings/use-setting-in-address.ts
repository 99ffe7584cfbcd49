import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Goes to the field or sheet that the address names behind `#`, once everything above it has loaded. */
export const useSettingInAddress = (): void => {
  const { hash } = useLocation()
  const isLoading = useIsFetching() > 0
  const gone = useRef('')
  useEffect(() => {
    const name = hash.slice(1)
    if (isLoading || name === '' || gone.current === name) return
    const found = document.getElementsByName(name)[0] ?? document.getElementById(name)
    if (found === null) return
    gone.current = name
    found.scrollIntoView({ block: 'center' })
    if (found instanceof HTMLHeadingElement) found.tabIndex = -1
    found.focus({ preventScroll: true })
  }, [hash, isLoading])
}
