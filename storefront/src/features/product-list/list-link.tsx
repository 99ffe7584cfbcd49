import type { ComponentProps, ReactNode } from 'react'
import type { ListState } from '../search/list-search.ts'
import type { ListNavigation } from './list-navigation.ts'

/** Properties of {@link ListLink}: those of an `<a>`, the list's navigation, and the target state. */
export type ListLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly navigation: ListNavigation
  readonly to: ListState
}

/** A link to another state of the same list; works without script and opens in a new tab. */
export function ListLink({ navigation, to, ...rest }: ListLinkProps): ReactNode {
  return (
    <a
      {...rest}
      href={navigation.hrefOf(to)}
      rel="nofollow"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigation.go(to)
      }}
    />
  )
}
