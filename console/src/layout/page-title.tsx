import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'

type Titles = ReadonlyMap<string, string>

const TitlesContext = createContext<{ titles: Titles; setPageTitle: (path: string, title: string) => void }>({
  titles: new Map(),
  setPageTitle: () => undefined,
})

/** Titles that pages set themselves, e.g. an order number. */
export const PageTitles = ({ children }: { children: ReactNode }) => {
  const [titles, setTitles] = useState<Titles>(new Map())
  const value = useMemo(
    () => ({
      titles,
      setPageTitle: (path: string, title: string) =>
        setTitles((before) => (before.get(path) === title ? before : new Map(before).set(path, title))),
    }),
    [titles],
  )
  return <TitlesContext value={value}>{children}</TitlesContext>
}

export const usePageTitles = (): Titles => useContext(TitlesContext).titles

/** Sets the title of the current page in its tab and in the window title. */
export const usePageTitle = (title: string | undefined): void => {
  const { setPageTitle } = useContext(TitlesContext)
  const { pathname } = useLocation()
  useEffect(() => {
    if (title !== undefined) setPageTitle(pathname, title)
  }, [pathname, title, setPageTitle])
}
