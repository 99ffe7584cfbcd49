import { type KeyboardEvent, useRef } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys move between the buttons of a toolbar; Tab enters it at the one that was used last. */
export const useRovingFocus = () => {
  const bar = useRef<HTMLDivElement>(null)
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  return {
    bar,
    onKeyDown: (event: KeyboardEvent) => {
      const all = tools()
      const index = all.findIndex((one) => one.matches(':focus'))
      const step = steps[event.key]
      const next =
        event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : step && all.at((index + step) % all.length)
      if (!next) return
      event.preventDefault()
      next.focus()
    },
    onFocus: () => {
      for (const one of tools()) one.tabIndex = one === document.activeElement ? 0 : -1
    },
    enter: (element: HTMLElement | null) => {
      if (element === null) return
      const all = [...element.querySelectorAll<HTMLElement>('button')]
      if (all.every(({ tabIndex }) => tabIndex !== 0) || all.filter(({ tabIndex }) => tabIndex === 0).length > 1)
        for (const [index, one] of all.entries()) one.tabIndex = index === 0 ? 0 : -1
    },
  }
}
